import { Dice } from '../random.ts'
import type { Company, Person } from './company.ts'

/** A task of a company of the demo; made up. */
export interface DemoTask {
  /** Its id in the demo, by which it is found again. */
  readonly key: string
  /** The code of its project. */
  readonly project: string
  readonly title: string
  readonly priority: 'low' | 'normal' | 'high' | 'urgent'
  readonly estimateMinutes: number
  readonly dueAfterDays: number
  readonly label: keyof typeof taskLabels | null
  readonly checklist: readonly string[]
  /** The first one says how far it is. */
  readonly assignees: readonly Person[]
  readonly reviewer: Person | null
  /** The statuses that it gets, after the first. */
  readonly statuses: readonly string[]
  /** About how many days it is in a status. */
  readonly daysInStatus: number
}

export const taskLabels = {
  waiting: 'Odottaa asiakasta',
  parts: 'Osat tilattu',
  extra_work: 'Lisätyö',
} as const

const works: Readonly<Record<string, readonly string[]>> = {
  harmaja: [
    'Mittaa ja merkitse läpiviennit',
    'Tilaa ilmanvaihtokone',
    'Asenna runkokanavat',
    'Kytke ryhmäkeskus',
    'Päivitä sähköpiirustukset',
    'Sovi vesikatkosta isännöitsijän kanssa',
    'Painekokeen pöytäkirja',
    'Säädä ilmamäärät',
    'Luovutuskansion kokoaminen',
  ],
  saarni: [
    'Täsmäytä pankkitilit',
    'Tarkista arvonlisäveroilmoitus',
    'Pyydä puuttuvat tositteet',
    'Tilinpäätöksen erittelyt',
    'Käy palkat läpi asiakkaan kanssa',
  ],
}

const checklist = ['Lähtötiedot on saatu', 'Työ on tehty', 'Valokuvat on liitetty']
/** How far tasks have come, in turns. */
const ways: readonly (readonly string[])[] = [
  ['doing', 'review', 'done'],
  ['doing'],
  [],
  ['doing', 'review', 'doing', 'review', 'done'],
  ['doing', 'review'],
  ['doing', 'done'],
  [],
  ['cancelled'],
  ['doing', 'review', 'done'],
]

/** The tasks of the projects of a company, the oldest first; the same each time. */
export function tasksOf(company: Company): readonly DemoTask[] {
  const titles = works[company.slug] ?? []
  const projects = Object.keys(company.projects)
  return titles.flatMap((title, round) =>
    projects.map((project, place) => taskAt(company, { project, title, round, place })),
  )
}

function taskAt(
  { slug, people }: Company,
  { project, title, round, place }: { project: string; title: string; round: number; place: number },
): DemoTask {
  const dice = new Dice(slug, 'task', project, title)
  const [first, ...others] = workersOn(project, people)
  const doer = others[Math.floor(dice.roll() * others.length)] ?? first
  const hasList = (round + place) % 3 === 0
  return {
    key: `${project}-${round + 1}`,
    project,
    title,
    priority: dice.oneOf(['low', 'normal', 'normal', 'high', 'urgent'] as const),
    estimateMinutes: dice.between(120, 2400, 60),
    dueAfterDays: dice.between(10, 45),
    label: dice.onceIn(4) ? dice.oneOf(['waiting', 'parts', 'extra_work'] as const) : null,
    checklist: hasList ? checklist : [],
    assignees: [...new Set([doer, dice.onceIn(3) ? first : doer])].filter(each => each !== undefined),
    reviewer: people.find(({ key }) => key === doer?.supervisor) ?? null,
    statuses: ways[(round + place * 2) % ways.length] ?? [],
    daysInStatus: dice.between(2, 9),
  }
}

/** Who works on a project, in the order of the company. */
export const workersOn = (project: string, people: readonly Person[]): Person[] =>
  people.filter(
    ({ work }) => (work?.kind === 'site' || work?.kind === 'flexible') && work.projects.includes(project),
  )
