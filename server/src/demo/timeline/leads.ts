import { addDays, datesInRange } from '../../platform/vocabulary/dates.ts'
import { type Company, sells } from '../companies/company.ts'
import { type DemoLead, leadsOf } from '../companies/leads.ts'
import { Dice } from '../random.ts'
import type { Period } from './period.ts'

/** What somebody, or a form of the website, does with leads. */
export type LeadAction =
  | { kind: 'describe_leads' }
  | { kind: 'lead'; lead: DemoLead; does: 'arrive' | 'work' | 'qualify' | 'disqualify' | 'convert' }

const howMany = 36

/** The leads of a company that uses CRM, through the period: each arrives, and goes as far as it comes. */
export function leadSteps(company: Company, period: Period): ({ at: number } & LeadAction)[] {
  if (!sells(company)) return []
  const { slug } = company
  const days = datesInRange(addDays(period.sellingStart, 3), period.today)
  const steps: ({ at: number } & LeadAction)[] = [
    { at: period.at(addDays(period.sellingStart, 2), 500), kind: 'describe_leads' },
  ]
  for (const [index, lead] of leadsOf(slug, howMany).entries()) {
    const dice = new Dice(slug, 'lead arrives', lead.key)
    const arrival = days[Math.floor((index * days.length) / howMany)] ?? period.today
    const step = (after: number, does: Extract<LeadAction, { kind: 'lead' }>['does']) =>
      steps.push({
        at: period.at(addDays(arrival, after), 540 + dice.between(0, 400, 20)),
        kind: 'lead',
        lead,
        does,
      })
    step(0, 'arrive')
    if (lead.fate !== 'new') step(1, 'work')
    if (lead.fate === 'qualified' || lead.fate === 'converted') step(3, 'qualify')
    if (lead.fate === 'disqualified') step(5, 'disqualify')
    if (lead.fate === 'converted') step(6, 'convert')
  }
  return steps
}
