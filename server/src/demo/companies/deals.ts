import { Dice } from '../random.ts'

/** A deal of a company of the demo; made up. */
export interface DemoDeal {
  /** Its id in the demo, by which it is found again. */
  readonly key: string
  readonly title: string
  readonly pipeline: keyof typeof dealPipelines
  /** Which of the company's customers, counted from the first. */
  readonly customer: number
  /** Null where the lines say it. */
  readonly valueCents: number | null
  readonly lines: readonly { readonly product: keyof typeof priceList; readonly quantityMilli: number }[]
  /** After how many days of its life it is expected to be closed. */
  readonly closesAfterDays: number
  /** The stages that it gets to, after the first. */
  readonly stages: readonly string[]
  /** About how many days it is in a stage. */
  readonly daysInStage: number
  /** None while it is open; before another it is reopened. */
  readonly closings: readonly DemoClosing[]
}

export interface DemoClosing {
  readonly outcome: 'won' | 'lost'
  readonly reason: keyof typeof closeReasons
}

const stage = (code: string, name: string, probabilityBp: number, rottingDays: number) => ({
  code,
  name,
  probabilityBp,
  rottingDays,
})

export const dealPipelines = {
  sales: {
    name: 'Uusmyynti',
    stages: [
      stage('contacted', 'Otettu yhteyttä', 1000, 14),
      stage('visited', 'Kohteessa käyty', 3000, 21),
      {
        ...stage('offered', 'Tarjottu', 5000, 30),
        requiredFields: ['customerId', 'contacts', 'valueCents', 'expectedCloseDate'],
      },
      stage('negotiated', 'Neuvottelussa', 7500, 21),
    ],
  },
  maintenance: {
    name: 'Huoltosopimukset',
    stages: [
      stage('due', 'Uusittava', 6000, 30),
      { ...stage('proposed', 'Ehdotettu', 8000, 30), requiredFields: ['valueCents'] },
    ],
  },
} as const

export const priceList = {
  heat_pump: { name: 'Ilma-vesilämpöpumppu', unit: 'kpl', unitPriceCents: 890_000 },
  ventilation_unit: { name: 'Ilmanvaihtokone', unit: 'kpl', unitPriceCents: 460_000 },
  installation_hour: { name: 'Asennustyö', unit: 'h', unitPriceCents: 6_900 },
} as const

export const closeReasons = {
  price: { name: 'Hinta ratkaisi', outcome: 'won' },
  references: { name: 'Hyvät referenssit', outcome: 'won' },
  too_expensive: { name: 'Liian kallis', outcome: 'lost' },
  no_budget: { name: 'Hanke peruuntui', outcome: 'lost' },
  competitor: { name: 'Kilpailija voitti', outcome: 'lost' },
} as const

const works = [
  'Lämpöpumpun asennus',
  'Ilmanvaihdon uusiminen',
  'Putkiremontin LVI-urakka',
  'Kattilan vaihto',
  'Jäähdytys toimistoon',
] as const

/** So many deals of a company, oldest first; the same each time. */
export const dealsOf = (slug: string, count: number): readonly DemoDeal[] =>
  Array.from({ length: count }, (_, index) => dealAt(slug, index, count))

function dealAt(slug: string, index: number, count: number): DemoDeal {
  const dice = new Dice(slug, 'deal', String(index))
  const isRenewal = index % 4 === 3
  const pipeline = isRenewal ? 'maintenance' : 'sales'
  const codes = dealPipelines[pipeline].stages.map(({ code }) => code)
  // Older ones are closed, in turns, but for some that nobody gets on with; of the newer ones some have come far.
  const isOpen = index * 8 >= count * 7 || index % 9 === 8
  const isLost = index % 3 === 1
  const reached = isOpen || isLost ? dice.between(1, codes.length) : codes.length
  const hasLines = index % 3 === 0
  return {
    key: `deal-${index + 1}`,
    title: isRenewal ? 'Huoltosopimuksen uusiminen' : dice.oneOf(works),
    pipeline,
    customer: (index * 7) % 40,
    valueCents: hasLines ? null : dice.between(200_000, 6_000_000, 10_000),
    lines: hasLines
      ? [
          {
            product: index % 2 === 0 ? 'heat_pump' : 'ventilation_unit',
            quantityMilli: dice.between(1000, 6000, 1000),
          },
          { product: 'installation_hour', quantityMilli: dice.between(8000, 80_000, 500) },
        ]
      : [],
    closesAfterDays: dice.between(30, 150),
    stages: codes.slice(1, reached),
    // What is lost is lost sooner than what is won is won.
    daysInStage: dice.oneOf(isLost ? [2, 4, 5] : [4, 7, 14]),
    closings: isOpen ? [] : closingsAt(index, isLost, dice),
  }
}

/** Every twelfth is lost first, and won once it is reopened. */
function closingsAt(index: number, isLost: boolean, dice: Dice): readonly DemoClosing[] {
  const lost = {
    outcome: 'lost',
    reason: dice.oneOf(['too_expensive', 'no_budget', 'competitor'] as const),
  } as const
  const won = { outcome: 'won', reason: dice.oneOf(['price', 'references'] as const) } as const
  if (index % 12 === 3) return [lost, won]
  return isLost ? [lost] : [won]
}
