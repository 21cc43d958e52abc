import { markdown, type Product, specs, unit } from './product.ts';

/** Hand tools, power tools, fasteners, and safety gear. */
export const tools: readonly Product[] = [
  {
    sku: 'TLS-MAC-22',
    name: 'Lignum Cutlass, 22 in, bush pattern',
    short: 'High-carbon bush cutlass with a riveted hardwood handle. Comes sharpened.',
    body: markdown`
      The long bush pattern, drawn thin toward the point so that it **swings light all day**.

      - 1075 carbon steel, hardened the whole length
      - Handle of local hardwood on three brass rivets
      - Ground at 25°: touch it up with a fine file, away from you

      Wipe with a little oil after wet grass. Carbon steel that is looked after gets darker, not weaker.
    `,
    specs: specs({
      Blade: { '*Length': '22 in', '*Steel': '1075 carbon', Thickness: '2.2 mm' },
      Tool: { '*Weight': '610 g', Handle: 'Hardwood, brass rivets' },
    }),
    price: 2150,
    units: [unit('BOX', 'Box of 12', 12)],
    breaks: [[12, 1980]],
    categories: ['tools/hand-tools/cutting', 'garden/garden-tools/bush'],
    tags: ['lignum', 'small-farm', 'trade', 'caribbean'],
    stock: 140,
    views: ['front', 'close'],
  },
  {
    sku: 'TLS-HMR-16',
    name: 'Lignum Claw Hammer, 16 oz',
    short: 'Forged head on a hickory handle, with a grip that holds in a wet hand.',
    body: markdown`
      A carpenter's hammer and nothing clever: a **forged head**, a straight-grained handle, a claw ground fine enough to take a
      finish nail.

      The handle is wedged with wood *and* steel. If it ever works loose, stand the hammer head-down in water overnight and bring it in to us: we re-wedge it free.
    `,
    specs: specs({
      Hammer: { '*Head': '16 oz (450 g)', '*Length': '13 in', Handle: 'Hickory, rubber grip' },
      Care: { Guarantee: '5 years' },
    }),
    price: 2890,
    categories: ['tools/hand-tools/striking'],
    tags: ['lignum', 'household', 'first-home', 'imported'],
    stock: 86,
    views: ['front'],
  },
  {
    sku: 'TLS-TPE-8',
    name: 'Lignum Tape Measure, 8 m / 26 ft',
    short: 'Wide blade that stands out 2.4 m by itself, marked in both metric and inches.',
    body: markdown`
      Both scales on one blade, with **block courses marked in red** every 8 inches.

      - Nylon-coated blade, 25 mm wide
      - Hook slides to true zero, push or pull
      - Belt clip held by a screw, not a rivet
    `,
    specs: specs({ Tape: { '*Length': '8 m / 26 ft', '*Stand-out': '2.4 m', 'Blade width': '25 mm' }, Accuracy: { Class: 'EC II' } }),
    price: 1650,
    sale: { price: 1290, fromDays: -10, toDays: 4 },
    units: [unit('BOX', 'Box of 10', 10)],
    categories: ['tools/hand-tools/measuring'],
    tags: ['lignum', 'trade', 'household'],
    stock: 230,
    views: ['front', 'pack'],
  },
  {
    sku: 'TLS-LVL-60',
    name: 'Lignum Spirit Level, 24 in box section',
    short: 'Three shock-proof vials, two milled faces, true to half a millimeter a meter.',
    body: markdown`
      Drop it, check it, use it. The vials sit in rubber and the box section **does not twist**.

      > To test any level: read it, turn it end for end on the same spot, read it again. The two readings must match.
    `,
    specs: specs({ Level: { '*Length': '600 mm', '*Accuracy': '0.5 mm/m', Vials: '3' } }),
    price: 3480,
    categories: ['tools/hand-tools/measuring'],
    tags: ['lignum', 'trade'],
    stock: 31,
    views: ['front', 'close'],
  },
  {
    sku: 'TLS-TRW-11',
    name: 'Lignum Brick Trowel, 11 in London pattern',
    short: 'One-piece forged trowel, balanced for laying block all day.',
    body: markdown`
      Blade, tang and shank are **one forging**: nothing is welded, so nothing comes loose. The heel is round for rolling mortar off the board.
    `,
    specs: specs({ Trowel: { '*Blade': '11 in', '*Weight': '390 g', Handle: 'Oiled beech' } }),
    price: 1980,
    units: [unit('BOX', 'Box of 6', 6)],
    categories: ['tools/hand-tools/masonry'],
    tags: ['lignum', 'trade'],
    stock: 54,
    views: ['front'],
  },
  {
    sku: 'TLS-DRL-18',
    name: 'Lignum Cordless Drill Driver, 18 V kit',
    short: 'Brushless drill with two 4 Ah batteries, fast charger and case.',
    body: markdown`
      A drill for sites that have no power yet: **two batteries**, a charger that also runs from a
      12 V car socket, and a brushless motor that makes a charge last.

      ## What is in the case

      - Drill driver, belt hook and bit holder
      - 2 × 4.0 Ah batteries
      - 45-minute charger, 110 V and 12 V
      - Ten bits

      ## What it does on one charge

      | Work | Count |
      |---|---:|
      | 65 mm roofing screws | 320 |
      | 10 mm holes in 2 in pine | 180 |
      | 6 mm holes in steel, 3 mm | 95 |
    `,
    specs: specs({
      Drill: { '*Torque': '65 Nm', '*Speeds': '0–500 / 0–1 900 rpm', Chuck: '13 mm keyless', Weight: '1.6 kg' },
      Power: { '*Batteries': '2 × 4.0 Ah', 'Charge time': '45 minutes', Charger: '110 V and 12 V' },
      Cover: { Guarantee: '3 years, parts in Kingston' },
    }),
    price: 32500,
    sale: { price: 27900, fromDays: -1, toDays: 12 },
    categories: ['tools/power-tools/drilling'],
    tags: ['lignum', 'trade', 'imported'],
    stock: 18,
    views: ['front', 'close'],
  },
  {
    sku: 'TLS-GRN-115',
    name: 'Lignum Angle Grinder, 115 mm, 900 W',
    short: 'Slim-grip grinder with soft start and a guard that turns without a key.',
    body: markdown`
      - **Paddle switch**: it stops when you let go
      - Soft start, so it does not jump out of your hand
      - Dust-sealed bearings for block and tile work

      Wear safety glasses for every cut, even a small one.
    `,
    specs: specs({
      Grinder: { '*Power': '900 W', '*Disc': '115 mm', Speed: '11 000 rpm', Weight: '1.9 kg' },
      Electrics: { Voltage: '110 V, 50 Hz' },
    }),
    price: 12900,
    categories: ['tools/power-tools/grinding'],
    tags: ['lignum', 'trade', 'imported'],
    stock: 7,
    views: ['front'],
  },
  {
    sku: 'TLS-BLD-115',
    name: 'Lignum Diamond Blade, 115 mm turbo',
    short: 'Cuts block, tile and paving dry. About 180 m of porcelain per blade.',
    body: markdown`
      Turbo rim with **cooling slots**. Let the blade do the work; if it throws sparks from stone, dress it on a sand block.
    `,
    specs: specs({ Blade: { '*Diameter': '115 mm', '*Bore': '22.2 mm', Rim: 'Turbo, 10 mm' }, Life: { 'Porcelain, about': '180 m' } }),
    price: 1890,
    units: [unit('BOX', 'Box of 10', 10)],
    breaks: [[10, 1690]],
    categories: ['tools/power-tools/grinding'],
    tags: ['lignum', 'trade'],
    stock: 122,
    views: ['front', 'pack'],
  },
  {
    sku: 'TLS-NAL-3',
    name: 'Wire Nails, 3 in, by the kilogram',
    short: 'Bright steel nails weighed to the gram. About 148 nails to the kilogram.',
    body: markdown`
      Buy **what the job needs**, to three decimals of a kilogram, or a sealed 25 kg box.

      | Weight | Nails, about |
      |---|---:|
      | 0.250 kg | 37 |
      | 0.500 kg | 74 |
      | 1 kg | 148 |
      | 25 kg box | 3 700 |
    `,
    specs: specs({ Nail: { '*Length': '3 in (75 mm)', '*Shank': '3.75 mm', Finish: 'Bright' }, Count: { '*Nails per kg': '148' } }),
    price: 420,
    baseUnit: 'KG',
    quantityDecimals: 3,
    units: [unit('BOX', 'Box of 25 kg', 25)],
    breaks: [[25, 365]],
    categories: ['tools/fasteners/nails'],
    tags: ['household', 'trade', 'caribbean'],
    stock: 812.5,
    lowStock: 50,
    views: ['front', 'close'],
  },
  {
    sku: 'TLS-ANC-M10',
    name: 'Sleeve Anchor M10 × 75',
    short: 'Zinc-plated expansion anchor for concrete and filled block.',
    body: markdown`
      1. Drill 10 mm, 85 mm deep, and **blow out the dust**.
      2. Tap the anchor home through the fixture.
      3. Three turns past finger-tight.

      Not for hollow blocks: fill them first.
    `,
    specs: specs({ Anchor: { '*Size': 'M10 × 75 mm', '*Pull-out': '7.8 kN', Hole: '10 mm' } }),
    price: 145,
    units: [unit('BOX', 'Box of 25', 25), unit('CASE', 'Case of 10 boxes', 250)],
    breaks: [
      [25, 128],
      [250, 109],
    ],
    categories: ['tools/fasteners/anchors'],
    tags: ['trade', 'hurricane-ready', 'imported'],
    stock: 2100,
    lowStock: 250,
    views: ['front'],
  },
  {
    sku: 'TLS-GLV-HIDE',
    name: 'Hide Work Gloves, long cuff',
    short: 'Cowhide palm, cotton cuff. Soft from day one.',
    body: markdown`
      Proper hide, **double-stitched** through the thumb. They handle block, zinc and barbed wire, and dry soft after rain.
    `,
    specs: specs({ Glove: { '*Palm': 'Cowhide, 1.1 mm', '*Size': '10 (large)', Cuff: '100 mm cotton' } }),
    price: 950,
    units: [unit('BOX', 'Box of 12 pairs', 12), unit('CASE', 'Case of 10 boxes', 120)],
    breaks: [[12, 860]],
    categories: ['tools/safety/gloves'],
    tags: ['trade', 'small-farm'],
    stock: 388,
    lowStock: 48,
    views: ['front', 'pack'],
  },
  {
    sku: 'TLS-GLS-CLR',
    name: 'Safety Glasses, clear wrap-around',
    short: 'Anti-fog, anti-scratch and light enough to forget.',
    body: markdown`
      Cheaper than an eye. Anti-fog on the **inside**, anti-scratch on the outside, and they fit over small spectacles.
    `,
    specs: specs({ Glasses: { '*Standard': 'ANSI Z87.1+', '*Weight': '26 g', Lens: 'Clear, anti-fog' } }),
    price: 780,
    units: [unit('BOX', 'Box of 12', 12)],
    categories: ['tools/safety/eye-protection'],
    tags: ['trade', 'household'],
    stock: 145,
    views: ['front'],
  },
  {
    sku: 'TLS-WHB-90',
    name: 'Lignum Contractor Wheelbarrow, 90 L',
    short: 'Pressed steel tray, one-piece frame and a puncture-proof wheel.',
    body: markdown`
      The tray is pressed from **one sheet**, so there is no seam to rust. The wheel is solid foam: leave the pump at home.

      - Carries 180 kg of wet concrete
      - Comes flat; four bolts and it is ready
    `,
    specs: specs({ Barrow: { '*Tray': '90 L, 1.2 mm steel', '*Load': '180 kg', Wheel: '16 in, solid foam' } }),
    price: 14800,
    categories: ['tools/site-gear/barrows'],
    tags: ['lignum', 'trade', 'small-farm'],
    stock: 12,
    lowStock: 12,
    views: ['front'],
  },
];
