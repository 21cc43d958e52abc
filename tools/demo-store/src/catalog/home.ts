import { markdown, type Product, specs, unit } from './product.ts';

/** Kitchen, garden, and yard. */
export const home: readonly Product[] = [
  {
    sku: 'HOM-DUT-10',
    name: 'Yaad Dutch Pot, 10 in',
    short: 'Hand-cast aluminum dutchie with lid. The pot that rice and peas was made for.',
    body: markdown`
      Cast one at a time in sand, in a yard off Spanish Town Road. Heavy at the bottom so that it **does not catch**, and with a
      lid that keeps the steam in.

      ## Season it first

      1. Wash, dry, and rub with coconut oil inside and out.
      2. Low flame for half an hour. Let it cool.
      3. Do it twice more.

      After that, use *hot water and a cloth*, never soap. The black is the flavour.

      | Size | Rice | Feeds |
      |---|---|---:|
      | 8 in | 2 cups | 4 |
      | **10 in** | 4 cups | 8 |
      | 12 in | 6 cups | 12 |
    `,
    specs: specs({
      Pot: { '*Size': '10 in, 4.5 L', '*Metal': 'Cast aluminum, 4 mm', Weight: '1.7 kg' },
      Use: { '*Feeds': '8', Flame: 'Gas, coal, wood' },
    }),
    price: 4650,
    units: [unit('CASE', 'Case of 6', 6)],
    categories: ['kitchen/pots/dutch-pots'],
    tags: ['yaad', 'made-in-jamaica', 'household', 'first-home'],
    stock: 48,
    views: ['front', 'close', 'pack'],
  },
  {
    sku: 'HOM-DUT-SET3',
    name: 'Yaad Dutch Pot Set: 8, 10 and 12 in',
    short: 'Three pots that sit one in the other, with lids. Ready for Sunday.',
    body: markdown`
      Rice in the big one, oxtail in the middle, callaloo in the small. They **nest** for storing and come tied with string.
    `,
    specs: specs({ Set: { '*Pots': '8, 10 and 12 in', '*Weight': '5.4 kg', Lids: '3' } }),
    price: 13200,
    sale: { price: 11500, compareAt: 13950, fromDays: -4, toDays: 28 },
    categories: ['kitchen/pots/dutch-pots'],
    tags: ['yaad', 'made-in-jamaica', 'household', 'first-home'],
    stock: 9,
    views: ['front'],
  },
  {
    sku: 'HOM-GRT-4',
    name: 'Box Grater, four sides',
    short: 'Coconut, nutmeg, cheese and ginger, each on its own face.',
    body: markdown`
      The coconut face is **punched, not etched**: it grates fine enough for coconut milk and does not clog. Rubber foot, so it stays on a wet table.
    `,
    specs: specs({ Grater: { '*Faces': '4', '*Steel': 'Stainless 430', Height: '9 in' } }),
    price: 1250,
    units: [unit('BOX', 'Box of 12', 12)],
    categories: ['kitchen/utensils/graters'],
    tags: ['yaad', 'household'],
    stock: 115,
    views: ['front', 'close'],
  },
  {
    sku: 'HOM-COL-12',
    name: 'Yaad Coal Stove, 12 in',
    short: 'Cast stove for roasting breadfruit, yam and fish, and for when the gas runs out.',
    body: markdown`
      Old-time coal pot with a **replaceable grate**. A Dutch pot sits on it steadily.

      - Light with a little newspaper and patience
      - Never use it indoors: burning coal gives off carbon monoxide, which has no smell
    `,
    specs: specs({ Stove: { '*Bowl': '12 in', '*Metal': 'Cast iron and aluminum', Weight: '6.8 kg' } }),
    price: 6900,
    categories: ['kitchen/outdoor-cooking/stoves'],
    tags: ['yaad', 'made-in-jamaica', 'off-grid', 'hurricane-ready'],
    stock: 17,
    views: ['front', 'close'],
  },
  {
    sku: 'HOM-YAB-28',
    name: 'Clay Yabba Bowl, 11 in',
    short: 'Wood-fired earthenware from the hills, each one a little different.',
    body: markdown`
      Thrown and burnished by hand, fired with logwood. Keeps **salt, fruit or a Christmas pudding**. Not for the dishwasher or an open flame.
    `,
    specs: specs({ Bowl: { '*Width': '11 in (28 cm)', '*Clay': 'Local red earthenware', Finish: 'Burnished, unglazed outside' } }),
    price: 5200,
    categories: ['kitchen/table/bowls'],
    tags: ['yaad', 'made-in-jamaica', 'household'],
    stock: 5,
    lowStock: 6,
    views: ['front', 'close'],
  },
  {
    sku: 'HOM-CLR-45',
    name: 'Yaad 45 Ice Cooler',
    short: 'Thick-wall cooler that holds ice for four days.',
    body: markdown`
      Fish to market, drinks to Hellshire, insulin through a blackout. **50 mm of foam** all around, a drain you can open with one hand, and feet that do not slide in a pickup.
    `,
    specs: specs({
      Cooler: { '*Holds': '45 L', '*Keeps ice': '4 days', Wall: '50 mm foam' },
      Size: { Outside: '680 × 410 × 420 mm', Empty: '7.9 kg' },
    }),
    price: 16800,
    categories: ['kitchen/outdoor-cooking/coolers'],
    tags: ['yaad', 'hurricane-ready', 'household', 'imported'],
    stock: 21,
    views: ['front'],
  },
  {
    sku: 'HOM-PAN-JERK',
    name: 'Yaad Jerk Pan, half drum',
    short: 'Welded half-drum jerk pan on legs. The next batch is in the welder’s yard.',
    body: markdown`
      Food-grade drum, **burned clean twice**, with a hinged lid, chimney and pimento-wood rack.
    `,
    specs: specs({ Pan: { '*Grate': '34 × 22 in', '*Steel': '1.2 mm drum', Legs: '1 in pipe' } }),
    price: 38500,
    categories: ['kitchen/outdoor-cooking/stoves'],
    tags: ['yaad', 'made-in-jamaica'],
    stock: 0,
    views: ['front'],
    hidden: true,
  },
  {
    sku: 'GRD-HOS-15',
    name: 'Garden Hose ½ in, 15 m with fittings',
    short: 'Anti-kink hose with brass ends, safe for drinking water.',
    body: markdown`
      Three layers with a **knitted** core: it does not fold at the tap. Brass both ends, nozzle in the pack.
    `,
    specs: specs({ Hose: { '*Length': '15 m', '*Bore': '½ in', Burst: '24 bar' } }),
    price: 4350,
    categories: ['garden/watering/hoses'],
    tags: ['household', 'first-home', 'imported'],
    stock: 58,
    views: ['front', 'close'],
  },
  {
    sku: 'GRD-SPR-16',
    name: 'Knapsack Sprayer, 16 L',
    short: 'Padded sprayer with brass lance and a pump on either hand.',
    body: markdown`
      - **Viton seals** that resist chemicals other seals do not
      - Pump lever left or right
      - Four nozzles: fan, cone, flood and a fine mist

      Rinse three times and keep one sprayer only for weed killer. *Label it.*
    `,
    specs: specs({ Sprayer: { '*Tank': '16 L', '*Pressure': '3 bar', Lance: 'Brass, 600 mm' } }),
    price: 9800,
    gctRate: 0,
    categories: ['garden/farm/spraying'],
    tags: ['small-farm', 'trade'],
    stock: 13,
    views: ['front'],
  },
  {
    sku: 'GRD-DRP-16',
    name: 'Drip Line 16 mm, emitter every 30 cm',
    short: 'Pressure-regulated drip line, cut to length. Waters a plot of callaloo from a single tank.',
    body: markdown`
      Each emitter gives **1.6 liters an hour** whether it is first on the line or last, so a row on a slope is watered evenly.

      | Bed | Line | Water per day (1 h) |
      |---|---:|---:|
      | 1 × 10 m | 20 m | 107 L |
      | 5 × 10 m | 100 m | 533 L |
      | Quarter acre | 900 m | 4 800 L |

      Use a 120-mesh filter. Flush the ends once a month.
    `,
    specs: specs({ Line: { '*Bore': '16 mm', '*Emitters': 'every 30 cm, 1.6 L/h', Pressure: '1–3.5 bar' } }),
    price: 62.5,
    gctRate: 0,
    baseUnit: 'M',
    quantityDecimals: 1,
    units: [unit('ROLL', 'Roll of 400 m', 400)],
    breaks: [
      [100, 56],
      [400, 48.75],
    ],
    categories: ['garden/watering/drip', 'garden/farm/irrigation'],
    tags: ['small-farm', 'imported'],
    stock: 2600,
    lowStock: 400,
    views: ['front', 'close'],
  },
  {
    sku: 'GRD-FRK-4',
    name: 'Lignum Digging Fork, four tines',
    short: 'Forged fork for yam hills and stiff clay.',
    body: markdown`
      One-piece head, **square tines**, a strapped socket and a T handle. It bends before it breaks, and it does not bend.
    `,
    specs: specs({ Fork: { '*Tines': '4, square, 12 in', '*Weight': '2.1 kg', Handle: 'Ash, T end' } }),
    price: 5650,
    categories: ['garden/garden-tools/digging'],
    tags: ['lignum', 'small-farm', 'trade'],
    stock: 27,
    views: ['front'],
  },
  {
    sku: 'GRD-SED-SB',
    name: 'Scotch Bonnet Seed, yellow, 50 seeds',
    short: 'Open-pollinated seed from St Elizabeth. Save your own next year.',
    body: markdown`
      Sow a **quarter inch** deep in trays, keep moist and warm, and be patient: ten to eighteen days. Set out at 18 inches when they have six leaves.

      - First picking after 85 days
      - Two pounds per plant in good ground
      - Heat: *yes*
    `,
    specs: specs({ Seed: { '*In a packet': '50', '*Germination': '88 %', 'First picking': '85 days' } }),
    price: 350,
    gctRate: 0,
    units: [unit('BOX', 'Display box of 50 packets', 50)],
    breaks: [[50, 270]],
    categories: ['garden/farm/seed'],
    tags: ['small-farm', 'made-in-jamaica', 'household'],
    stock: 430,
    lowStock: 50,
    views: ['front', 'pack'],
  },
  {
    sku: 'GRD-SHD-50',
    name: 'Shade Cloth 50 %, 3.6 m wide, by the meter',
    short: 'Knitted green shade for nurseries, fowl coops and hot verandahs.',
    body: markdown`
      Knitted, so it **does not run** when you cut it. UV-treated for eight years. Hem the edge or use clips every half meter.
    `,
    specs: specs({ Cloth: { '*Shade': '50 %', '*Width': '3.6 m', Life: '8 years' } }),
    price: 540,
    gctRate: 0,
    baseUnit: 'M',
    quantityDecimals: 1,
    units: [unit('ROLL', 'Roll of 50 m', 50)],
    breaks: [[50, 465]],
    categories: ['garden/farm/shade'],
    tags: ['small-farm', 'imported'],
    stock: 365.5,
    lowStock: 50,
    views: ['front', 'close'],
  },
];
