import type { Company } from './company.ts'
import { type DemoProject, projectsOf } from './projects.ts'

/** A change of what was agreed on with a customer; made up. */
export interface DemoChangeOrder {
  readonly outcome: 'approved' | 'declined' | 'withdrawn' | 'waiting' | 'draft'
  readonly title: string
  readonly reason: string
  readonly lines: readonly {
    readonly description: string
    readonly quantity: string
    readonly unit: string
    readonly unitPriceCents: number
  }[]
  readonly deltaMinutes: number
  readonly deltaDays: number
  /** Who answers it, and why not. */
  readonly answeredBy: string
  readonly declineReason: string
}

const line = (description: string, quantity: string, unit: string, unitPriceCents: number) => ({
  description,
  quantity,
  unit,
  unitPriceCents,
})

const answers = {
  answeredBy: 'Maija Virtanen',
  declineReason: 'Jätetään seuraavaan vaiheeseen.',
} as const

const orders = {
  harmaja: [
    {
      ...answers,
      outcome: 'approved',
      title: 'Toinen lämpöpumppu liikuntasaliin',
      reason: 'Sali lämmitetään erikseen.',
      lines: [line('Lämpöpumppu', '1', 'kpl', 489_000), line('Asennus', '22.5', 'h', 6_800)],
      deltaMinutes: 1_350,
      deltaDays: 5,
    },
    {
      ...answers,
      outcome: 'declined',
      title: 'Porrashuoneiden valaistus liiketunnistimilla',
      reason: 'Säästää sähköä; sovittu kokouksessa tarjottavaksi.',
      lines: [line('Valaisin', '34', 'kpl', 11_900), line('Asennus', '40', 'h', 6_800)],
      deltaMinutes: 2_400,
      deltaDays: 4,
    },
    {
      ...answers,
      outcome: 'withdrawn',
      title: 'Väliaikainen sähkökeskus pihalle',
      reason: 'Urakoitsija hankkii keskuksen itse.',
      lines: [line('Keskuksen vuokra', '3', 'kk', 24_000)],
      deltaMinutes: 480,
      deltaDays: 0,
    },
    {
      ...answers,
      outcome: 'waiting',
      title: 'Ilmanvaihtokoneen siirto kellariin',
      reason: 'Ullakon kantavuus ei riitä.',
      lines: [
        line('Siirto ja kanavamuutokset', '64', 'h', 6_800),
        line('Kanavat ja kannakkeet', '1', 'erä', 312_500),
        line('Ullakon asennus jää pois', '1', 'erä', -145_000),
      ],
      deltaMinutes: 3_840,
      deltaDays: 10,
    },
    {
      ...answers,
      outcome: 'draft',
      title: 'Latauspisteet kahdeksalle autolle',
      reason: 'Taloyhtiö kysyi; hinta tarkistettava.',
      lines: [line('Latauslaite', '8', 'kpl', 98_000)],
      deltaMinutes: 1_920,
      deltaDays: 3,
    },
  ],
  saarni: [
    {
      ...answers,
      outcome: 'approved',
      title: 'Palkanlaskenta kolmelle uudelle',
      reason: 'Henkilöstö kasvoi.',
      lines: [line('Palkkalaskelma', '36', 'kpl', 1_450)],
      deltaMinutes: 720,
      deltaDays: 0,
    },
    {
      ...answers,
      outcome: 'waiting',
      title: 'Väliraportointi joka kuukausi',
      reason: 'Rahoittaja haluaa luvut kuukausittain.',
      lines: [line('Kuukausiraportti', '6', 'kpl', 18_500)],
      deltaMinutes: 1_080,
      deltaDays: 0,
    },
  ],
} as const satisfies Readonly<Record<string, readonly DemoChangeOrder[]>>

/** What is billed of a project part by part; made up. */
export interface DemoInstallment {
  readonly title: string
  readonly basis: 'date' | 'phase_completed' | 'percent_complete' | 'manual'
  /** Of the basis `date`: so many days after the day on which it is planned. */
  readonly dueAfterDays?: number
  /** Of the basis `phase_completed`: the code of a phase. */
  readonly phase?: string
  readonly percentBp?: number
  readonly shareBp?: number
  readonly amountCents?: number
  readonly then?: 'make_ready' | 'cancel'
}

/** The phases of the project that is billed by installments; the first is done. */
export const phasesToBill = [
  ['10', 'Suunnittelu'],
  ['20', 'Asennus'],
  ['30', 'Käyttöönotto'],
] as const

export const installmentsToBill: readonly DemoInstallment[] = [
  { title: 'Ennakko', basis: 'date', dueAfterDays: 14, shareBp: 2_000 },
  { title: 'Suunnittelu valmis', basis: 'phase_completed', phase: '10', shareBp: 1_500 },
  { title: 'Kolmannes tehty', basis: 'percent_complete', percentBp: 3_000, shareBp: 2_500 },
  { title: 'Lähes valmis', basis: 'percent_complete', percentBp: 9_500, shareBp: 2_000 },
  { title: 'Käyttöönotto', basis: 'phase_completed', phase: '30', shareBp: 1_500 },
  { title: 'Takuutarkastus', basis: 'date', dueAfterDays: 400, shareBp: 500 },
  { title: 'Työmaakalusto', basis: 'manual', amountCents: 180_000, then: 'make_ready' },
  { title: 'Varaosat', basis: 'manual', amountCents: 64_000 },
  { title: 'Telineet', basis: 'manual', amountCents: 95_000, then: 'cancel' },
]

/** What is said of a project that stands so. */
export const summaries = {
  green: ['Etenee suunnitelman mukaan.', 'Aikataulussa, ei poikkeamia.', 'Edellinen osuus luovutettiin.'],
  amber: ['Toimitus myöhässä viikon; loppu pitää.', 'Tunteja on kulunut arvioitua enemmän.'],
  red: ['Odottaa asiakkaan päätöstä; aikataulu siirtyy.'],
} as const satisfies Readonly<Record<string, readonly [string, ...string[]]>>

/** The change orders of a company, each with the code of its project: one that is worked on for a customer. */
export function changeOrdersOf(
  company: Company,
): { readonly order: DemoChangeOrder; readonly project: string }[] {
  const agreed = worked(company).filter(({ customer }) => customer !== null)
  const described: readonly DemoChangeOrder[] = orders[company.slug as keyof typeof orders] ?? []
  return described.flatMap((order, index) => {
    const code = agreed[index % agreed.length]?.code
    return code === undefined ? [] : [{ order, project: code }]
  })
}

/** The project that is worked on and billed by installments, where the company has one. */
export const billedByInstallments = (company: Company): DemoProject | undefined =>
  worked(company).find(({ billing }) => billing === 'installments')

/** The projects that hours are recorded on. */
export const worked = (company: Company): DemoProject[] =>
  projectsOf(company).filter(({ code }) => code in company.projects)
