import { markdown, type Product, specs, unit } from './product.ts';

/** Brakes, filters, starting, and lubricants. */
export const auto: readonly Product[] = [
  {
    sku: 'AUT-PAD-F214',
    name: 'Gungo Line Front Brake Pads, F214 set',
    short: 'Ceramic pads for the small vans and wagons on every taxi route. Set of four.',
    body: markdown`
      Made for **stop, start and steep**. The ceramic mix keeps its bite from Stony Hill to the bottom and leaves little dust.

      ### In the box

      - Four pads with wear squealers
      - Shims and clips
      - A sachet of grease for the slides

      Bed them in: *ten gentle stops from 60 km/h*, half a minute between.
    `,
    specs: specs({
      Pads: { '*Axle': 'Front', '*Mix': 'Ceramic', Size: '123.6 × 51 × 16.5 mm' },
      Grade: { '*Friction': 'GG', 'Good to': '550 °C' },
    }),
    price: 5850,
    units: [unit('CASE', 'Case of 10 sets', 10)],
    breaks: [[10, 5200]],
    categories: ['auto/brakes/pads'],
    tags: ['gungo-line', 'trade', 'imported'],
    stock: 64,
    views: ['front', 'close'],
  },
  {
    sku: 'AUT-DSC-256',
    name: 'Gungo Line Brake Disc, 256 mm drilled',
    short: 'High-carbon vented disc, coated so that the hub does not rust solid.',
    body: markdown`
      Change discs **in pairs**, with pads. Clean the hub face to bright metal first: even a little rust there causes vibration.
    `,
    specs: specs({ Disc: { '*Diameter': '256 mm', '*Thickness': '22 mm, least 20', Holes: '5 × 100' } }),
    price: 8900,
    categories: ['auto/brakes/discs'],
    tags: ['gungo-line', 'trade', 'imported'],
    stock: 22,
    views: ['front', 'close'],
  },
  {
    sku: 'AUT-FLD-D4',
    name: 'Brake Fluid DOT 4, 500 ml',
    short: 'High boiling point for hill work; sealed bottle.',
    body: markdown`
      Brake fluid absorbs water from the air. Change it **every two years** and throw away what is left in an open bottle.
    `,
    specs: specs({ Fluid: { '*Boils at': '260 °C dry, 165 °C wet', '*Size': '500 ml', Class: 'DOT 4' } }),
    price: 1280,
    units: [unit('CASE', 'Case of 24', 24)],
    breaks: [[24, 1090]],
    categories: ['auto/brakes/brake-fluid'],
    tags: ['gungo-line', 'household', 'trade'],
    stock: 190,
    views: ['front', 'pack'],
  },
  {
    sku: 'AUT-OFL-Z9',
    name: 'Gungo Line Oil Filter Z9',
    short: 'Spin-on filter with a real anti-drain valve.',
    body: markdown`
      The **silicone** anti-drain valve keeps oil up in the engine overnight, so the morning start does not rattle. Hand-tight and three quarters more.
    `,
    specs: specs({ Filter: { '*Thread': '¾-16 UNF', '*Filters to': '20 micron', Valve: 'Silicone anti-drain' } }),
    price: 1150,
    units: [unit('BOX', 'Box of 10', 10), unit('CASE', 'Case of 60', 60)],
    breaks: [
      [10, 1020],
      [60, 930],
    ],
    categories: ['auto/filters/oil-filters'],
    tags: ['gungo-line', 'trade', 'imported'],
    stock: 420,
    lowStock: 60,
    views: ['front', 'pack'],
  },
  {
    sku: 'AUT-AFL-P3',
    name: 'Gungo Line Air Filter P3',
    short: 'Deep-pleat panel filter for marl roads and cane dust.',
    body: markdown`
      Forty pleats where others have thirty. **Knock it out monthly** if you drive marl; change it at 15 000 km.
    `,
    specs: specs({ Filter: { '*Size': '262 × 190 × 46 mm', '*Change at': '15 000 km', Medium: 'Cotton-cellulose' } }),
    price: 2150,
    sale: { price: 1790, fromDays: -20, toDays: -2 },
    units: [unit('BOX', 'Box of 6', 6)],
    categories: ['auto/filters/air-filters'],
    tags: ['gungo-line', 'trade', 'small-farm'],
    stock: 75,
    views: ['front', 'close'],
  },
  {
    sku: 'AUT-SPK-I4',
    name: 'Iridium Spark Plugs, set of 4',
    short: 'Fine-wire plugs that last 100 000 km and save a little gas.',
    body: markdown`
      Gapped at **1.1 mm** and ready to fit. With the engine cold, clean the well, start the plug by hand, and tighten to 18 Nm. Never grease the threads.
    `,
    specs: specs({ Plug: { '*Gap': '1.1 mm', '*Life': '100 000 km', Thread: 'M14 × 1.25', Hex: '16 mm' } }),
    price: 7400,
    categories: ['auto/starting/spark-plugs'],
    tags: ['gungo-line', 'household', 'imported'],
    stock: 33,
    views: ['front'],
  },
  {
    sku: 'AUT-BAT-NS60',
    name: 'Gungo Line Battery NS60, 45 Ah sealed',
    short: 'Maintenance-free battery with a 24-month swap guarantee and free fitting.',
    body: markdown`
      Heat kills batteries, not cold. This one has **calcium plates** and a heat-sealed lid made for an engine bay in August.

      1. Bring the car and we test the alternator first.
      2. We fit it without losing your radio code.
      3. We take the old one: *bring it back and save $1 500*.
    `,
    specs: specs({
      Battery: { '*Capacity': '45 Ah', '*Cranking': '430 A', Posts: 'Thin, + right', Size: '238 × 129 × 227 mm' },
      Cover: { '*Guarantee': '24 months, swap' },
    }),
    price: 18500,
    categories: ['auto/starting/car-batteries'],
    tags: ['gungo-line', 'household', 'caribbean'],
    stock: 29,
    views: ['front', 'close'],
  },
  {
    sku: 'AUT-JMP-600',
    name: 'Jumper Cables, 600 A, 4 m',
    short: 'Full copper cables long enough to reach past a fence.',
    body: markdown`
      **Red to dead, red to good, black to good, black to bare metal.** It is printed on the bag as well.
    `,
    specs: specs({ Cable: { '*Length': '4 m', '*Current': '600 A', Section: '25 mm² copper' } }),
    price: 6900,
    categories: ['auto/starting/jump-gear'],
    tags: ['gungo-line', 'household', 'hurricane-ready'],
    stock: 41,
    views: ['front'],
  },
  {
    sku: 'AUT-OIL-530',
    name: 'Gungo Line 5W-30 Full Synthetic, 4 L',
    short: 'Full synthetic for newer engines; 10 000 km between changes.',
    body: markdown`
      Meets **API SP** and ILSAC GF-6A. Keeps its viscosity in traffic, where oil works hardest.

      | Engine | Liters |
      |---|---:|
      | 1.3 | 3.4 |
      | 1.5 | 3.7 |
      | 2.0 | 4.2 |
    `,
    specs: specs({ Oil: { '*Grade': '5W-30', '*Class': 'API SP', Size: '4 L' }, Use: { '*Change at': '10 000 km' } }),
    price: 7950,
    sale: { price: 6990, fromDays: -5, toDays: 10 },
    units: [unit('CASE', 'Case of 4 jugs', 4)],
    categories: ['auto/lubricants/engine-oil'],
    tags: ['gungo-line', 'household', 'trade'],
    stock: 108,
    views: ['front', 'pack'],
  },
  {
    sku: 'AUT-OIL-2050',
    name: 'Gungo Line 20W-50 Mineral, 4 L',
    short: 'Heavy oil for older engines, trucks and tractors.',
    body: markdown`
      For engines with **high mileage**. Thick film, strong detergent; change at 5 000 km.
    `,
    specs: specs({ Oil: { '*Grade': '20W-50', '*Class': 'API SL/CF', Size: '4 L' }, Use: { '*Change at': '5 000 km' } }),
    price: 4850,
    units: [unit('CASE', 'Case of 4 jugs', 4)],
    breaks: [[12, 4490]],
    categories: ['auto/lubricants/engine-oil'],
    tags: ['gungo-line', 'trade', 'small-farm'],
    stock: 152,
    views: ['front'],
  },
  {
    sku: 'AUT-GRS-EP2',
    name: 'Lithium Grease EP2, 400 g cartridge',
    short: 'Extreme-pressure grease for joints, bearings and farm gear.',
    body: markdown`
      Green, sticky and **water-resistant**. Fits any standard gun.
    `,
    specs: specs({ Grease: { '*Grade': 'NLGI 2, EP', '*Size': '400 g', 'Drops at': '195 °C' } }),
    price: 980,
    units: [unit('BOX', 'Box of 12', 12)],
    breaks: [[12, 870]],
    categories: ['auto/lubricants/grease'],
    tags: ['gungo-line', 'trade', 'small-farm'],
    stock: 10,
    views: ['front', 'pack'],
  },
  {
    sku: 'AUT-WPR-22',
    name: 'Flat Wiper Blade, 22 in',
    short: 'Graphite-coated blade with six adaptors. Quiet in rainy season.',
    body: markdown`
      Change in **May**, before the rain. Six adaptors in the pack fit nearly every arm on the island.
    `,
    specs: specs({ Blade: { '*Length': '22 in', '*Rubber': 'Graphite coated', Adaptors: '6' } }),
    price: 1690,
    categories: ['auto/body/wipers'],
    tags: ['gungo-line', 'household'],
    stock: 87,
    views: ['front'],
  },
];
