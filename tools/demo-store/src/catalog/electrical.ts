import { markdown, type Product, specs, unit } from './product.ts';

/** Wiring, lighting, and solar. */
export const electrical: readonly Product[] = [
  {
    sku: 'ELC-CBL-25',
    name: 'Building Wire 2.5 mm², by the meter',
    short: 'Stranded copper for socket circuits. Red, black and green; cut or by the roll.',
    body: markdown`
      All copper, **full gauge**: we weigh a meter of every new batch on the counter and write it on the drum.

      | Circuit | Wire | Breaker |
      |---|---|---:|
      | Lights | 1.5 mm² | 15 A |
      | Sockets | 2.5 mm² | 20 A |
      | Water heater | 4 mm² | 30 A |

      Sold to the centimeter. A roll is 100 m and costs less. *Wiring is work for a licensed electrician.*
    `,
    specs: specs({
      Wire: { '*Section': '2.5 mm²', '*Conductor': 'Stranded copper', Insulation: 'THHN, 90 °C' },
      Supply: { Colors: 'Red, black, green', '*Roll': '100 m' },
    }),
    price: 168.5,
    baseUnit: 'M',
    quantityDecimals: 2,
    units: [unit('ROLL', 'Roll of 100 m', 100)],
    breaks: [
      [100, 149],
      [500, 141.25],
    ],
    categories: ['electrical/wiring/cable'],
    tags: ['trade', 'first-home', 'caribbean'],
    stock: 2650.4,
    lowStock: 200,
    views: ['front', 'close'],
  },
  {
    sku: 'ELC-BRK-20',
    name: 'Sunspan Breaker, 20 A single pole',
    short: 'Plug-in breaker for the Sunspan 12-way panel.',
    body: markdown`
      Thermal-magnetic, **10 kA**. The window shows red when live, and the handle rests in the middle when tripped, so you see it from across the room.
    `,
    specs: specs({ Breaker: { '*Rating': '20 A', '*Breaking': '10 kA', Poles: '1' } }),
    price: 1390,
    units: [unit('BOX', 'Box of 10', 10)],
    breaks: [[10, 1240]],
    categories: ['electrical/wiring/breakers'],
    tags: ['sunspan', 'trade'],
    stock: 174,
    views: ['front', 'pack'],
  },
  {
    sku: 'ELC-PNL-12',
    name: 'Sunspan Distribution Panel, 12 way',
    short: 'Steel flush panel with copper bus bars and a door that shuts flat.',
    body: markdown`
      Room to work: the gutters are **90 mm** wide and the neutral bar has a screw for every circuit.

      - 125 A copper bus
      - Surface or flush
      - Labels in the door
    `,
    specs: specs({ Panel: { '*Ways': '12', '*Bus': '125 A copper', Mounting: 'Flush or surface' } }),
    price: 15600,
    categories: ['electrical/wiring/breakers'],
    tags: ['sunspan', 'trade', 'first-home'],
    stock: 19,
    views: ['front'],
  },
  {
    sku: 'ELC-OUT-DBL',
    name: 'Duplex Outlet, 20 A, tamper-proof',
    short: 'Back-wired double outlet with shutters, plate included.',
    body: markdown`
      Shutters keep out little fingers and *big lizards*. **Back-wired clamps**: strip, push, tighten.
    `,
    specs: specs({ Outlet: { '*Rating': '20 A, 125 V', '*Shutters': 'Yes', Color: 'Ivory' } }),
    price: 690,
    units: [unit('BOX', 'Box of 10', 10), unit('CASE', 'Case of 10 boxes', 100)],
    breaks: [
      [10, 625],
      [100, 560],
    ],
    categories: ['electrical/wiring/outlets'],
    tags: ['household', 'first-home', 'imported'],
    stock: 540,
    lowStock: 50,
    views: ['front', 'pack'],
  },
  {
    sku: 'ELC-LED-9',
    name: 'LED Bulb 9 W, warm white',
    short: 'Full 806 lumens from a surge-proof driver that tolerates local voltage swings.',
    body: markdown`
      Built for a line that goes from 95 to 135 volts on the same evening. The driver is **surge-proof to 2.5 kV**.

      - 806 lm: as bright as the old 60 W
      - 25 000 hours
      - Nearest thing to lamplight we could find
    `,
    specs: specs({
      Bulb: { '*Light': '806 lm', '*Power': '9 W', Color: '2 700 K', Base: 'E27' },
      Life: { '*Hours': '25 000', Guarantee: '2 years' },
    }),
    price: 495,
    sale: { price: 395, fromDays: -14, toDays: 30 },
    units: [unit('BOX', 'Box of 10', 10), unit('CASE', 'Case of 100', 100)],
    categories: ['electrical/lighting/bulbs'],
    tags: ['sunspan', 'household', 'first-home'],
    stock: 1180,
    lowStock: 100,
    views: ['front', 'pack', 'close'],
  },
  {
    sku: 'ELC-FLD-50',
    name: 'LED Flood Light, 50 W, sea grade',
    short: 'Marine-painted flood light with stainless screws for yards by the coast.',
    body: markdown`
      Ordinary floods rot in a year at Bull Bay. This one has **316 stainless** screws, marine paint and a sealed gland.
    `,
    specs: specs({
      Light: { '*Output': '5 500 lm', '*Sealing': 'IP66', Color: '4 000 K' },
      Build: { Screws: 'Stainless 316', Paint: 'Marine polyester' },
    }),
    price: 8750,
    categories: ['electrical/lighting/outdoor'],
    tags: ['sunspan', 'coastal', 'trade'],
    stock: 9,
    views: ['front'],
  },
  {
    sku: 'ELC-FAN-56',
    name: 'Ceiling Fan, 56 in, DC motor',
    short: 'Moves a big room on 28 watts and runs straight from an inverter.',
    body: markdown`
      A DC motor takes a third of the power of the old kind, which is why it is the **first thing to buy** before a solar system.

      - Six speeds and reverse
      - Remote and wall control
      - Dimmable light, warm white
    `,
    specs: specs({
      Fan: { '*Sweep': '56 in', '*Power': '28 W', 'Air moved': '11 000 m³/h', Noise: '34 dB' },
      Light: { Output: '1 200 lm, dimmable' },
    }),
    price: 21900,
    categories: ['electrical/lighting/fans'],
    tags: ['sunspan', 'off-grid', 'household', 'first-home'],
    stock: 26,
    views: ['front', 'close'],
  },
  {
    sku: 'SOL-PNL-450',
    name: 'Sunspan Solar Panel, 450 W',
    short: 'Half-cut mono panel in a hurricane-rated frame. 25 years at 84 % and over.',
    body: markdown`
      Half-cut cells keep working when a mango branch shades one corner. The frame is tested to **5 400 Pa** and takes
      four clamps per side.

      ## What it makes in Kingston

      | Month | kWh per day and panel |
      |---|---:|
      | December | 1.9 |
      | March | 2.4 |
      | July | 2.3 |

      ## Before you buy

      - Leave 100 mm under the panel for air
      - Fix to rafters, not to laths
      - Ask us for a *wind letter* for your insurer
    `,
    specs: specs({
      Panel: { '*Power': '450 W', '*Efficiency': '21.3 %', Size: '1 903 × 1 134 mm', Weight: '23.5 kg' },
      Electrics: { Voc: '49.9 V', Isc: '11.4 A' },
      Cover: { '*Output guarantee': '25 years', Frame: '5 400 Pa' },
    }),
    price: 31900,
    gctRate: 0,
    breaks: [
      [4, 30500],
      [12, 28900],
    ],
    units: [unit('PALLET', 'Pallet of 31', 31)],
    categories: ['electrical/solar/panels'],
    tags: ['sunspan', 'off-grid', 'hurricane-ready'],
    stock: 133,
    lowStock: 12,
    views: ['front', 'close'],
  },
  {
    sku: 'SOL-BAT-5K',
    name: 'Sunspan Wall Battery, 5.12 kWh LiFePO₄',
    short: 'Runs fridge, fans, lights and internet through a night-long power cut.',
    body: markdown`
      Lithium *iron phosphate*: the kind that **does not burn**. Six thousand cycles is sixteen years at one per day.

      What one battery carries through the night:

      - Fridge, 10 hours
      - Two DC fans, 10 hours
      - Eight lights, 5 hours
      - Router and phones, all night

      Up to fifteen in parallel. Two people can mount it on a block wall.
    `,
    specs: specs({
      Battery: { '*Energy': '5.12 kWh', '*Cycles': '6 000 at 80 %', Voltage: '51.2 V' },
      Case: { Size: '420 × 620 × 160 mm', Weight: '46 kg', Sealing: 'IP54' },
      Cover: { '*Guarantee': '10 years' },
    }),
    price: 246000,
    gctRate: 0,
    categories: ['electrical/solar/batteries'],
    tags: ['sunspan', 'off-grid', 'hurricane-ready'],
    stock: 3,
    lowStock: 4,
    views: ['front'],
  },
  {
    sku: 'SOL-INV-3K',
    name: 'Sunspan Hybrid Inverter, 3 kW',
    short: 'Solar, battery, grid and generator in one box; switches in 10 ms.',
    body: markdown`
      Switches without a flicker. Takes two strings of panels, charges the battery, exports power only if you allow it, and starts a
      generator **by itself** when the battery is low.
    `,
    specs: specs({
      Inverter: { '*Power': '3 kW, 6 kW peak', '*Switch-over': '10 ms', Output: '110/220 V, 50 Hz' },
      Solar: { 'Panels up to': '4 kW', Trackers: '2' },
    }),
    price: 138500,
    gctRate: 0,
    sale: { price: 127900, fromDays: -2, toDays: 9 },
    categories: ['electrical/solar/inverters'],
    tags: ['sunspan', 'off-grid', 'hurricane-ready'],
    stock: 6,
    lowStock: 3,
    views: ['front', 'close'],
  },
  {
    sku: 'SOL-MPP-40',
    name: 'Sunspan MPPT Charge Controller, 40 A',
    short: 'For 12 and 24 V farm and shop systems up to 1 000 W.',
    body: markdown`
      Draws **up to a third more** from the same panels than a plain controller. With a screen, a USB socket and a 30-day log.
    `,
    specs: specs({ Controller: { '*Current': '40 A', '*Battery': '12 / 24 V', 'Panel voltage, most': '100 V' } }),
    price: 18900,
    gctRate: 0,
    categories: ['electrical/solar/controllers'],
    tags: ['sunspan', 'off-grid', 'small-farm'],
    stock: 15,
    views: ['front'],
  },
  {
    sku: 'SOL-CBL-6',
    name: 'Solar Cable 6 mm², by the meter',
    short: 'Double-insulated, tinned copper, proof against sun and ants.',
    body: markdown`
      Tinned strands so that salt cannot creep up the wire, and a jacket that **ants do not like**. Available in black or red.
    `,
    specs: specs({ Cable: { '*Section': '6 mm²', '*Rating': '1 500 V DC', Conductor: 'Tinned copper' } }),
    price: 285.25,
    gctRate: 0,
    baseUnit: 'M',
    quantityDecimals: 2,
    units: [unit('ROLL', 'Roll of 100 m', 100)],
    breaks: [[100, 258]],
    categories: ['electrical/solar/solar-cable', 'electrical/wiring/cable'],
    tags: ['sunspan', 'off-grid', 'trade'],
    stock: 640,
    lowStock: 60,
    views: ['front'],
  },
];
