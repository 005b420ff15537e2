import type { Company } from './company.ts'
import { Dice } from '../random.ts'
import { required } from '../required.ts'

const billings = ['time', 'capped', 'fixed', 'installments', 'internal'] as const
const laterStates = ['planned', 'on_hold', 'completed', 'closed', 'active'] as const

/** A project of a company of the demo; made up. */
export interface DemoProject {
  readonly code: string
  readonly name: string
  readonly billing: (typeof billings)[number]
  /** Where it stands; those that hours are recorded on are active. */
  readonly state: (typeof laterStates)[number]
  /** Which of the company's customers, counted from the first; null for work of its own. */
  readonly customer: number | null
  /** Which of those who lead people answers for it, counted from the first. */
  readonly manager: number
  /** From when it is worked on, counted from the day on which the company is founded. */
  readonly startsAfterDays: number
  readonly lastsDays: number
  readonly budgetMinutes: number
  readonly budgetCents: number | null
  /** How many take part. */
  readonly participants: number
  readonly template: boolean
}

export const projectRoles = {
  foreman: 'Työnjohtaja',
  specialist: 'Asiantuntija',
  assistant: 'Avustaja',
} as const

/** What an hour of each of them is sold for, in cents, and of who is none of them. */
export const ratesOfRoles: Readonly<Record<string, Readonly<Record<keyof typeof projectRoles, number>>>> = {
  harmaja: { foreman: 7_200, specialist: 6_400, assistant: 4_900 },
  saarni: { foreman: 9_800, specialist: 8_500, assistant: 6_200 },
}
export const usualRate = 6_000

/** What an hour costs, in cents, by staff group, and of who is of none. */
export const costsOfGroups = { monthly: 4_100, hourly: 3_300 } as const
export const usualCost = 3_800

/** The customer with a rate card of its own: that of the first project that has one. */
export const customerWithCard = (company: Company): number | null =>
  projectsOf(company).find(({ customer }) => customer !== null)?.customer ?? null

const howMany = 12

const others = {
  harmaja: [
    ['KO-2701', 'Lauttasaaren päiväkoti'],
    ['TO-2612', 'Pasilan toimistot, jäähdytys'],
    ['AS-2530', 'Asunto Oy Munkkiniemen Helmi'],
    ['KO-2418', 'Herttoniemen liikuntahalli'],
    ['KE-0007', 'Korjaamon uudet tilat'],
  ],
  saarni: [
    ['AS-KAISLA', 'Kaislan Kampaamo'],
    ['AS-VELJET', 'Veljekset Ranta, yhtiöittäminen'],
    ['TP-2025', 'Tilinpäätökset 2025'],
    ['AS-HAIKARA', 'Haikaran Päiväkodit'],
    ['AS-LUMO', 'Studio Lumo, perustaminen'],
    ['KE-ARKISTO', 'Arkiston siirto'],
    ['AS-PELTO', 'Pellon Kone'],
    ['VE-2025', 'Veroselvitys, Kahvila Merikulma'],
    ['AS-KUUSI', 'Kuusen Taksit'],
  ],
} as const satisfies Readonly<Record<string, readonly (readonly [string, string])[]>>

const templates = [
  ['MALLI-1', 'Malli: asiakkaan aloitus'],
  ['MALLI-2', 'Malli: laaja toimeksianto'],
] as const

/** The twelve projects of a company in every state and billed in every way, and the templates that it makes others from. */
export function projectsOf({ slug, projects, customers }: Company): DemoProject[] {
  const more: readonly (readonly [string, string])[] = others[slug as keyof typeof others] ?? []
  const recordedOn = Object.entries(projects)
  const all = [...recordedOn, ...more].slice(0, Math.max(howMany, recordedOn.length))
  return [...all, ...templates].map(([code, name], index): DemoProject => {
    const dice = new Dice(slug, 'project', code)
    const billing = required(billings[index % billings.length], 'a billing')
    const isTemplate = index >= all.length
    const later = required(
      laterStates[(index - recordedOn.length) % laterStates.length] ?? 'active',
      'a state',
    )
    const hours = dice.between(80, 1600, 40)
    return {
      code,
      name,
      billing,
      state: index < recordedOn.length ? 'active' : isTemplate ? 'planned' : later,
      customer: isTemplate || billing === 'internal' ? null : dice.between(0, customers - 1),
      manager: index,
      startsAfterDays: index < recordedOn.length ? -dice.between(10, 200, 5) : dice.between(-90, 120, 5),
      lastsDays: dice.between(120, 500, 10),
      budgetMinutes: hours * 60,
      budgetCents: billing === 'internal' ? null : hours * 7_200,
      participants: dice.between(2, 5),
      template: isTemplate,
    }
  })
}
