import { addDays, datesInRange, type PlainDate } from '../../platform/vocabulary/dates.ts'
import { type Company, sells } from '../companies/company.ts'
import { type DemoClosing, type DemoDeal, dealsOf } from '../companies/deals.ts'
import { Dice } from '../random.ts'
import type { Period } from './period.ts'

/** What somebody does with deals. */
export type DealAction =
  | { kind: 'describe_deals' }
  | { kind: 'open_deal'; deal: DemoDeal; expectedCloseDate: PlainDate }
  | { kind: 'move_deal'; deal: DemoDeal; stage: string }
  | { kind: 'close_deal'; deal: DemoDeal; closing: DemoClosing }
  | { kind: 'reopen_deal'; deal: DemoDeal }

const howMany = 54

/** The deals of a company that uses CRM, through the period: each is opened, and goes as far as it comes. */
export function dealSteps(company: Company, period: Period): ({ at: number } & DealAction)[] {
  if (!sells(company)) return []
  const { slug } = company
  const days = datesInRange(addDays(period.sellingStart, 1), addDays(period.today, -1))
  const steps: ({ at: number } & DealAction)[] = [
    { at: period.at(period.sellingStart, 500), kind: 'describe_deals' },
  ]
  for (const [index, deal] of dealsOf(slug, howMany).entries()) {
    const dice = new Dice(slug, 'deal goes on', deal.key)
    const opened = days[Math.floor((index * days.length) / howMany)] ?? period.today
    let day = opened
    const stay = () => {
      day = addDays(day, dice.between(Math.ceil(deal.daysInStage / 2), deal.daysInStage * 2))
    }
    const at = () => period.at(day, 540 + dice.between(0, 400, 20))
    const expectedCloseDate = addDays(opened, deal.closesAfterDays)
    steps.push({ at: at(), kind: 'open_deal', deal, expectedCloseDate })
    for (const stage of deal.stages) {
      stay()
      steps.push({ at: at(), kind: 'move_deal', deal, stage })
    }
    for (const [time, closing] of deal.closings.entries()) {
      stay()
      if (time > 0) {
        steps.push({ at: at(), kind: 'reopen_deal', deal })
        stay()
      }
      steps.push({ at: at(), kind: 'close_deal', deal, closing })
    }
  }
  return steps
}
