import { Dice } from '../random.ts'
import { required } from '../required.ts'
import { customersOf } from './customers.ts'

/** Something that somebody who sells does with a customer in the demo. */
export interface DemoActivity {
  /** Its id in the system that it is told to come from. */
  readonly key: string
  readonly type: 'call' | 'meeting' | 'email' | 'task' | 'visit'
  readonly subject: string
  readonly customerCode: string
  readonly durationMinutes: number
  /** A rule of RFC 5545; null for what is done once. */
  readonly recurrence: string | null
  readonly outcomeCode: keyof typeof activityOutcomes
  /** Whether nobody gets to it. */
  readonly isLeft: boolean
}

export const activityOutcomes = {
  reached: 'Tavoitettu',
  no_answer: 'Ei vastannut',
  agreed: 'Sovittu jatkosta',
} as const

const kinds = [
  ['call', 'Soita tarjouksen jälkeen', 15],
  ['meeting', 'Aloituspalaveri', 60],
  ['email', 'Lähetä referenssit', 10],
  ['task', 'Laske tarjous', 120],
  ['visit', 'Kohdekäynti', 90],
  ['call', 'Neljännesvuosisoitto', 20],
] as const
const outcomes = ['reached', 'agreed', 'no_answer'] as const

/** So many activities of a company, in the order in which they are planned; the same each time. */
export function activitiesOf(slug: string, customerCount: number, count: number): readonly DemoActivity[] {
  const customers = customersOf(slug, customerCount)
  return Array.from({ length: count }, (_, index) => {
    const dice = new Dice(slug, 'activity', String(index))
    const [type, subject, durationMinutes] = kinds[index % kinds.length] ?? kinds[0]
    return {
      key: `${slug}-${index + 1}`,
      type,
      subject,
      customerCode: required(customers[dice.between(0, customers.length - 1, 1)], 'a customer').code,
      durationMinutes,
      recurrence: subject === 'Neljännesvuosisoitto' ? 'FREQ=MONTHLY;INTERVAL=3' : null,
      outcomeCode: dice.oneOf(outcomes),
      isLeft: index % 5 === 4,
    }
  })
}
