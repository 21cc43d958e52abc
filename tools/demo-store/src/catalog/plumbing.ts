import { markdown, type Product, specs, unit } from './product.ts';

/** Water storage, pipe, pumps, and bathroom fittings. */
export const plumbing: readonly Product[] = [
  {
    sku: 'PLM-TNK-650',
    name: 'Rio Cobre Water Tank, 650 gallons',
    short: 'Three-layer black tank that keeps water cool, dark and clean. Nine days of water for a family of five.',
    body: markdown`
      Keeps the house supplied when the mains run dry. Three layers: **black outside** against the
      sun, foam between, food-safe white inside.

      ## How long will it last?

      | People | At 14 gallons a day each |
      |---:|---:|
      | 2 | 23 days |
      | 4 | 11 days |
      | 6 | 7 days |

      ## Setting it down

      1. A flat slab, 4 in thick, two inches wider than the tank all around.
      2. Strap it to the slab *before* the hurricane season, and keep it full when a storm is coming: a full tank weighs
         2.6 metric tons and stays home.
      3. Overflow to the garden, never to the footing.

      Comes with lid, strainer, 1½ in outlet and breather.
    `,
    specs: specs({
      Tank: { '*Holds': '650 US gal (2 460 L)', '*Layers': '3, UV stabilised', Diameter: '1.42 m', Height: '1.78 m' },
      Fittings: { Outlet: '1½ in brass', Inlet: '¾ in', '*Lid': '18 in, screw down' },
      Cover: { Guarantee: '10 years' },
    }),
    price: 62500,
    sale: { price: 56900, fromDays: -8, toDays: 20 },
    categories: ['plumbing/water-storage/tanks'],
    tags: ['rio-cobre', 'made-in-jamaica', 'hurricane-ready', 'first-home', 'off-grid'],
    stock: 14,
    lowStock: 5,
    views: ['front', 'close'],
    film: 'how-a-float-valve-works',
  },
  {
    sku: 'PLM-TNK-400',
    name: 'Rio Cobre Water Tank, 400 gallons',
    short: 'The same three-layer tank for a smaller yard or a roof stand.',
    body: markdown`
      Narrow enough to pass a **33-inch gate**, which the big one will not. Same lid, same fittings, same ten-year guarantee.

      On a stand, allow for 1.6 metric tons when full and have an engineer check the stand.
    `,
    specs: specs({
      Tank: { '*Holds': '400 US gal (1 514 L)', '*Layers': '3, UV stabilised', Diameter: '0.82 m oval', Height: '1.66 m' },
      Cover: { Guarantee: '10 years' },
    }),
    price: 43900,
    categories: ['plumbing/water-storage/tanks'],
    tags: ['rio-cobre', 'made-in-jamaica', 'hurricane-ready', 'first-home'],
    stock: 4,
    lowStock: 5,
    views: ['front'],
  },
  {
    sku: 'PLM-FLT-34',
    name: 'Brass Float Valve, ¾ in, with ball',
    short: 'Shuts the inlet when the tank is full. All brass, with a replaceable seat.',
    body: markdown`
      The part that fails first on a cheap tank. This one is **all brass**, and the rubber seat is a ten-minute change without
      taking the valve off the wall.

      - Works from 0.2 to 8 bar
      - Bend the arm down for a lower level
    `,
    specs: specs({ Valve: { '*Thread': '¾ in BSP', '*Pressure': '0.2–8 bar', Ball: '5 in, copper-free plastic' } }),
    price: 3650,
    categories: ['plumbing/water-storage/tank-fittings'],
    tags: ['rio-cobre', 'trade', 'household'],
    stock: 67,
    views: ['front', 'close'],
    film: 'how-a-float-valve-works',
  },
  {
    sku: 'PLM-PVC-4',
    name: 'PVC Drain Pipe, 4 in × 20 ft',
    short: 'Soil and drain pipe with one belled end, UV-marked for outdoors.',
    body: markdown`
      Lay to a fall of **1 in 40** for waste, 1 in 60 for rain. One end is belled, so a run needs no couplings.
    `,
    specs: specs({ Pipe: { '*Bore': '4 in (110 mm)', '*Length': '20 ft', Class: 'SDR 35' } }),
    price: 4280,
    breaks: [[10, 4050]],
    categories: ['plumbing/pipe/drain-pipe'],
    tags: ['trade', 'first-home', 'caribbean'],
    stock: 90,
    views: ['front'],
  },
  {
    sku: 'PLM-PVC-12',
    name: 'PVC Pressure Pipe, ½ in, by the meter',
    short: 'Schedule 40 supply pipe, cut to length. Sold by the meter with two decimals.',
    body: markdown`
      - **Schedule 40**: rated for 40 bar at 23 °C
      - White, printed every meter
      - Clean, prime, glue, *quarter turn*, hold for ten seconds

      A full length is 6.10 m. Order full lengths and we leave them uncut.
    `,
    specs: specs({ Pipe: { '*Bore': '½ in', '*Rating': '40 bar', Schedule: '40' } }),
    price: 118.75,
    baseUnit: 'M',
    quantityDecimals: 2,
    units: [unit('LENGTH', 'Full length, 6.10 m', 6.1)],
    breaks: [[61, 106.5]],
    categories: ['plumbing/pipe/pressure-pipe'],
    tags: ['trade', 'caribbean'],
    stock: 1464,
    lowStock: 100,
    views: ['front', 'close'],
  },
  {
    sku: 'PLM-ELB-12',
    name: 'PVC Elbow 90°, ½ in',
    short: 'Slip elbow for pressure pipe. Bag of 25 for the van.',
    body: markdown`
      Moulded with a **deep socket** and a stop, so the pipe sits the same every time.
    `,
    specs: specs({ Fitting: { '*Size': '½ in', '*Angle': '90°', Schedule: '40' } }),
    price: 42,
    units: [unit('BAG', 'Bag of 25', 25), unit('CASE', 'Case of 20 bags', 500)],
    breaks: [
      [25, 36],
      [500, 29.5],
    ],
    categories: ['plumbing/pipe/pipe-fittings'],
    tags: ['trade', 'household'],
    stock: 3200,
    lowStock: 250,
    views: ['front', 'pack'],
  },
  {
    sku: 'PLM-GLU-16',
    name: 'Weld-Fast PVC Cement, 16 oz',
    short: 'Medium-bodied solvent cement with a brush in the cap.',
    body: markdown`
      Sets firm in two minutes, takes full pressure **after two hours**. Close the tin between joints: the solvent that evaporates is what bonds the joint.
    `,
    specs: specs({ Cement: { '*Size': '16 oz', '*Pressure after': '2 hours', Body: 'Medium' } }),
    price: 1540,
    units: [unit('CASE', 'Case of 12', 12)],
    categories: ['plumbing/pipe/pipe-fittings'],
    tags: ['trade', 'household', 'imported'],
    stock: 78,
    views: ['front'],
  },
  {
    sku: 'PLM-PMP-05',
    name: 'Rio Cobre Booster Pump, ½ hp',
    short: 'Quiet pump that gives a one-story house real pressure from a tank.',
    body: markdown`
      Turns tank water into **town pressure**: two showers and a washing machine at once.

      ## Choose by the house

      | House | Pump | Tank |
      |---|---|---|
      | One bathroom | ½ hp | 19 L |
      | Two bathrooms | ½ hp | 24 L |
      | Two stories | 1 hp | 60 L |

      Brass impeller, thermal cut-out, and a priming plug you can reach. Pair it with the 24 L pressure tank so that it does not start for every cup of tea.
    `,
    specs: specs({
      Pump: { '*Power': '½ hp (370 W)', '*Flow': '35 L/min', '*Head': '38 m', Noise: '58 dB' },
      Electrics: { Voltage: '110 V, 50 Hz', Protection: 'IP44' },
    }),
    price: 24900,
    categories: ['plumbing/pumps/booster-pumps'],
    tags: ['rio-cobre', 'first-home', 'off-grid'],
    stock: 11,
    lowStock: 6,
    views: ['front', 'close'],
  },
  {
    sku: 'PLM-PRT-24',
    name: 'Pressure Tank, 24 liters, with gauge and switch',
    short: 'Holds pressure so that the pump can rest. Replaceable butyl bladder.',
    body: markdown`
      Set the air to **0.2 bar below** the cut-in pressure, with the water off and drained. Check it every six months with a tire gauge.
    `,
    specs: specs({
      Tank: { '*Volume': '24 L', '*Working pressure': '8 bar', Bladder: 'Butyl' },
      Switch: { 'Cut in / out': '1.4 / 2.8 bar' },
    }),
    price: 13750,
    categories: ['plumbing/pumps/pressure-control'],
    tags: ['rio-cobre', 'first-home'],
    stock: 16,
    views: ['front'],
  },
  {
    sku: 'PLM-TAP-KIT',
    name: 'Kitchen Mixer Tap, high arch',
    short: 'Single-lever swivel tap with a ceramic cartridge and a proper weight to it.',
    body: markdown`
      Solid brass under brushed nickel, with a **ceramic cartridge** good for half a million turns. The spout clears a 10-inch Dutch pot.
    `,
    specs: specs({
      Tap: { '*Spout height': '320 mm', '*Reach': '215 mm', Finish: 'Brushed nickel' },
      Water: { Flow: '7 L/min at 3 bar', Tails: '⅜ in, supplied' },
    }),
    price: 11400,
    sale: { price: 8990, fromDays: 3, toDays: 17 },
    categories: ['plumbing/bathroom/taps'],
    tags: ['household', 'first-home', 'imported'],
    stock: 23,
    views: ['front', 'close'],
  },
  {
    sku: 'PLM-SHW-RAIN',
    name: 'Rain Shower Head with Arm, 10 in',
    short: 'Works on tank pressure; wipes clean with a thumb.',
    body: markdown`
      Most rain heads only drip on tank pressure. This one is **drilled for 0.8 bar**, and the silicone nipples wipe clean of lime.
    `,
    specs: specs({ Shower: { '*Head': '10 in', '*From': '0.8 bar', Arm: '400 mm, ½ in' } }),
    price: 9650,
    categories: ['plumbing/bathroom/showers'],
    tags: ['household', 'imported'],
    stock: 0,
    views: ['front'],
  },
  {
    sku: 'PLM-FLS-DUAL',
    name: 'Dual Flush Cistern Kit',
    short: 'Converts an old toilet to a 3/6-liter dual flush. Fits most tanks in half an hour.',
    body: markdown`
      Saves a family of four about **900 gallons a month**.

      - Fits 2 in outlets
      - Two buttons, big enough to find at night
      - Silent fill valve in the kit
    `,
    specs: specs({ Kit: { '*Flush': '3 / 6 L', '*Outlet': '2 in', Fill: 'Side or bottom' } }),
    price: 4980,
    categories: ['plumbing/bathroom/toilets'],
    tags: ['household', 'first-home'],
    stock: 38,
    views: ['front'],
  },
  {
    sku: 'PLM-HOSE-FLX',
    name: 'Braided Connector, ½ in × 20 in',
    short: 'Stainless flexible hose for basins, sinks and cisterns.',
    body: markdown`
      Replace it **every seven years**, before it fails. Stainless braid over EPDM, brass nuts, both washers included.
    `,
    specs: specs({ Hose: { '*Length': '20 in', '*Nuts': '½ × ½ in brass', Braid: 'Stainless 304' } }),
    price: 890,
    units: [unit('BOX', 'Box of 20', 20)],
    breaks: [[20, 790]],
    categories: ['plumbing/bathroom/taps', 'plumbing/pipe/pipe-fittings'],
    tags: ['trade', 'household'],
    stock: 260,
    views: ['front', 'pack'],
  },
];
