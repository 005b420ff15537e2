import { Dice } from '../random.ts'
import { required } from '../required.ts'
import { type Company, managesProjects } from './company.ts'

const states = ['received', 'ordered', 'invoiced_on', 'cancelled', 'received'] as const

/** Something that a company of the demo buys for a project; made up. */
export interface DemoPurchase {
  /** The code of its project. */
  readonly project: string
  readonly supplier: string
  readonly description: string
  readonly daysAgo: number
  readonly state: (typeof states)[number]
  readonly netCents: number
  readonly vatBp: number
  readonly markupBp: number
  readonly rebillable: boolean
}

const bought: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  harmaja: [
    ['Pirkan LVI-tukku Oy', 'Kupariputki 22 mm'],
    ['Ilmatukku Virta Oy', 'Ilmanvaihtokone'],
    ['Sähkötarvike Pohjola Oy', 'Ryhmäkeskus'],
    ['Nosturipalvelu Kurki Oy', 'Nosturi päiväksi'],
    ['Eristetyö Lampo Oy', 'Putkieristeet asennettuina'],
  ],
  saarni: [
    ['Kaupparekisteri', 'Rekisteriotteet'],
    ['Kielipalvelu Sana Oy', 'Tilinpäätöksen käännös'],
  ],
}

/** What a company buys for the projects that hours are recorded on, in every state. */
export function purchasesOf(company: Company): DemoPurchase[] {
  if (!managesProjects(company)) return []
  const { slug, projects } = company
  const things = bought[slug] ?? []
  return Object.keys(projects)
    .slice(0, 3)
    .flatMap(project =>
      things.map(([supplier, description], index): DemoPurchase => {
        const dice = new Dice(slug, 'purchase', project, description)
        return {
          project,
          supplier,
          description,
          daysAgo: dice.between(3, 80),
          state: required(states[index % states.length], 'a state'),
          netCents: dice.between(40, 2400, 10) * 100,
          vatBp: 2550,
          markupBp: dice.between(0, 1500, 500),
          // What is invoiced on is paid for by the customer.
          rebillable: index !== 3,
        }
      }),
    )
}
