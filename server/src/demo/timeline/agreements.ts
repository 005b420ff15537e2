import { addDays, type PlainDate } from '../../platform/vocabulary/dates.ts'
import {
  billedByInstallments,
  changeOrdersOf,
  type DemoChangeOrder,
  type DemoInstallment,
  installmentsToBill,
  phasesToBill,
  summaries,
  worked,
} from '../companies/agreements.ts'
import { type Company, managesProjects } from '../companies/company.ts'
import { Dice } from '../random.ts'
import type { Period } from './period.ts'

/** What somebody does about what a project's customer was promised: how it stands, what changes, what is billed. */
export interface AgreementAction {
  kind: 'agreement'
  /** The code of the project. */
  project: string
  change: AgreementChange
}

export type AgreementChange =
  | {
      does: 'report'
      rag: keyof typeof summaries
      summary: string
      percentBp: number
      /** By how much the end is expected to move. */
      lateDays: number
    }
  | { does: 'draft_order' | 'send_order' | 'answer_order'; order: DemoChangeOrder }
  | { does: 'add_phase'; code: string; name: string }
  | { does: 'complete_phase'; code: string }
  | { does: 'plan_installment'; installment: DemoInstallment; dueOn: PlainDate | null }

type AgreementStep = { at: number } & AgreementAction

/** What is agreed on, reported and billed of a company's projects, through the period. */
export function agreementSteps(company: Company, period: Period): AgreementStep[] {
  if (!managesProjects(company)) return []
  return [
    ...worked(company).flatMap(({ code }) => reports(code, company, period)),
    ...changeOrdersOf(company).flatMap(each => orderSteps(each, period)),
    ...billingSteps(company, period),
  ]
}

const daysBetweenReports = 21

/** How a project stands, every three weeks. */
function reports(project: string, { slug }: Company, period: Period): AgreementStep[] {
  const dice = new Dice(slug, 'reports', project)
  const steps: AgreementStep[] = []
  let percentBp = dice.between(500, 2_000, 100)
  for (
    let day = addDays(period.start, dice.between(2, 12));
    day < period.today;
    day = addDays(day, daysBetweenReports)
  ) {
    percentBp = Math.min(9_000, percentBp + dice.between(500, 1_500, 100))
    const rag = dice.onceIn(8) ? 'red' : dice.onceIn(3) ? 'amber' : 'green'
    const at = period.at(day, 520 + dice.between(0, 60, 5))
    const lateDays = rag === 'green' ? 0 : rag === 'amber' ? 7 : 21
    const change = { does: 'report', rag, summary: dice.oneOf(summaries[rag]), percentBp, lateDays } as const
    steps.push({ at, kind: 'agreement', project, change })
  }
  return steps
}

/** When a change order is drafted, sent and answered: days after the start, or before today where it still waits. */
function orderSteps(
  { order, project }: ReturnType<typeof changeOrdersOf>[number],
  period: Period,
): AgreementStep[] {
  const { start, today } = period
  const drafted = {
    approved: addDays(start, 15),
    declined: addDays(start, 30),
    withdrawn: addDays(start, 40),
    waiting: addDays(today, -9),
    draft: addDays(today, -4),
  }[order.outcome]
  const step = (day: PlainDate, does: 'draft_order' | 'send_order' | 'answer_order'): AgreementStep => ({
    at: period.at(day, 640),
    kind: 'agreement',
    project,
    change: { does, order },
  })
  const draft = step(drafted, 'draft_order')
  if (order.outcome === 'draft') return [draft]
  const sent = [draft, step(addDays(drafted, 2), 'send_order')]
  return order.outcome === 'waiting' ? sent : [...sent, step(addDays(drafted, 9), 'answer_order')]
}

/** The phases and installments of the project that is billed by them. */
function billingSteps(company: Company, period: Period): AgreementStep[] {
  const project = billedByInstallments(company)?.code
  if (project === undefined) return []
  const day = addDays(period.start, 1)
  const step = (date: PlainDate, minutes: number, change: AgreementChange): AgreementStep => ({
    at: period.at(date, minutes),
    kind: 'agreement',
    project,
    change,
  })
  return [
    ...phasesToBill.map(([code, name], index) => step(day, 500 + index, { does: 'add_phase', code, name })),
    ...installmentsToBill.map((installment, index) => {
      const { dueAfterDays } = installment
      const dueOn = dueAfterDays === undefined ? null : addDays(day, dueAfterDays)
      return step(day, 510 + index, { does: 'plan_installment', installment, dueOn })
    }),
    step(addDays(day, 30), 500, { does: 'complete_phase', code: phasesToBill[0][0] }),
  ]
}
