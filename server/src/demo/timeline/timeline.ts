import { addDays, datesInRange, type PlainDate } from '../../platform/vocabulary/dates.ts'
import { mondayOf } from '../../platform/vocabulary/weekdays.ts'
import type { Company, Person } from '../companies/company.ts'
import type { PlannedDay, PlannedEntry } from '../days/planned-day.ts'
import { activitySteps } from './activities.ts'
import { agreementSteps } from './agreements.ts'
import { dealSteps } from './deals.ts'
import { leadSteps } from './leads.ts'
import { firstOf, lastOf, monthsLater, type Period } from './period.ts'
import { forgottenAmong, recordingSteps } from './punching.ts'
import { confirmations, type Recorded, recordsOf, retirementOf } from './records.ts'
import { shiftSteps } from './shifts.ts'
import type { Step } from './step.ts'
import { dayToCorrect, returnAndMend, returnLatest } from './stories.ts'
import { taskSteps } from './tasks.ts'

const tenMinutes = 600_000

/**
 * Everything that the people of a company do in the period, in order. It depends on nothing but its arguments, and
 * what somebody records of a date not even on the period; so two demos of one date tell the same.
 */
export function timelineOf(company: Company, period: Period, seed: string): Step[] {
  const { people } = company
  const records: Recorded[] = []
  const steps: Step[] = []
  for (const person of people) {
    const all = recordsOf(person, period, seed)
    const forgotten = forgottenAmong(person, people, all, period)
    const own = all.filter(record => record !== forgotten)
    const by = person.deviceOnly ? supervisorOf(person, people) : null
    for (const record of all)
      steps.push(...recordingSteps(record, by, { people, forgotten: record === forgotten, period }))
    for (const confirmed of confirmations(person, own, period))
      steps.push({ kind: 'confirm', by, person, ...confirmed })
    records.push(...own)
  }
  returnAndMend(records, people, period)
  for (const by of people.filter(({ approves }) => approves !== undefined))
    for (const approved of approvals(by, records, period)) steps.push({ kind: 'approve', by, ...approved })
  returnLatest(records, people, period)

  for (const record of records) steps.push(...returnSteps(record, people))
  const wrong = dayToCorrect(records, period)
  if (wrong) steps.push(...correctionSteps(wrong, people, period))
  steps.push(
    ...payrollSteps(company, period),
    ...comingAndGoing(company, period),
    ...leadSteps(company, period),
    ...dealSteps(company, period),
    ...taskSteps(company, period),
    ...agreementSteps(company, period),
    ...activitySteps(company, period),
    ...shiftSteps(company, period),
  )
  return steps.filter(({ at }) => at <= period.now).sort((a, b) => a.at - b.at)
}

function supervisorOf({ supervisor }: Person, people: readonly Person[]): Person {
  const found = people.find(({ key }) => key === supervisor)
  if (!found) throw new Error(`nobody supervises as ${supervisor}`)
  return found
}

function returnSteps({ person, date, day, returned }: Recorded, people: readonly Person[]): Step[] {
  if (!returned) return []
  const { at, reason, mendedAt } = returned
  const back: Step = { at, kind: 'return', by: supervisorOf(person, people), person, date, reason }
  if (mendedAt === null) return [back]
  return [
    back,
    { at: mendedAt - tenMinutes, kind: 'record', by: null, person, date, day: mended(day) },
    { at: mendedAt, kind: 'confirm', by: null, person, from: date, to: date },
  ]
}

function correctionSteps({ person, date, day }: Recorded, people: readonly Person[], period: Period): Step[] {
  const on = period.workday(`${period.months.at(-2)}-16`)
  const by = supervisorOf(person, people)
  const reason = 'Iltapäivä kuului toiselle projektille.'
  const at = (minutes: number) => period.at(on, minutes)
  return [
    { at: at(600), kind: 'correct', by, person, date, reason },
    { at: at(740), kind: 'record', by: null, person, date, day: moved(day, person) },
    { at: at(750), kind: 'confirm', by: null, person, from: date, to: date },
    { at: at(840), kind: 'approve', by, until: date },
  ]
}

const lastEntry = (
  { entries, dayType }: PlannedDay,
  change: (entry: PlannedEntry) => PlannedEntry,
): PlannedDay => ({
  dayType,
  entries: entries.map((entry, index) => (index === entries.length - 1 ? change(entry) : entry)),
})

const mended = (day: PlannedDay): PlannedDay =>
  lastEntry(day, entry => ({ ...entry, note: 'Tarkistettu, tunnit ovat oikein.' }))

/** The day again, its working time on another of the person's projects. */
function moved({ entries, dayType }: PlannedDay, { work }: Person): PlannedDay {
  const projects = work?.kind === 'site' ? work.projects : []
  return {
    dayType,
    entries: entries.map(entry => {
      const other = entry.project && projects.find(code => code !== entry.project)
      return other ? { ...entry, project: other, note: 'Siirretty oikealle projektille.' } : entry
    }),
  }
}

/**
 * The older months are exported whole and delivered, and the oldest is locked; of last month only the hourly paid are
 * exported, as soon as its payroll day has come. So there is always something approved to make a batch of, and soon a
 * batch to deliver.
 */
function payrollSteps({ people }: Company, period: Period): Step[] {
  const [previous, ...older] = period.months.slice(0, -1).toReversed()
  const steps: Step[] = older.map(month => ({
    at: period.at(period.payrollDay(month), 600),
    kind: 'export',
    periodStart: firstOf(month),
    periodEnd: lastOf(month),
    group: null,
    delivers: true,
  }))
  const oldest = older.at(-1)
  if (oldest)
    steps.push({
      at: period.at(period.payrollDay(oldest), 620),
      kind: 'lock',
      periodStart: firstOf(oldest),
      periodEnd: lastOf(oldest),
      reason: 'Palkat on maksettu.',
    })
  if (previous && people.some(({ group }) => group === 'hourly'))
    steps.push({
      at: period.at(period.payrollDay(previous), 600),
      kind: 'export',
      periodStart: firstOf(previous),
      periodEnd: lastOf(previous),
      group: 'hourly',
      delivers: false,
    })
  return steps
}

function comingAndGoing({ people, newcomer }: Company, period: Period): Step[] {
  const steps: Step[] = people
    .filter(({ retires }) => retires)
    .map(person => {
      const endDate = retirementOf(period)
      return { at: period.at(addDays(endDate, 1), 480), kind: 'retire', person, endDate }
    })
  if (newcomer)
    steps.push({
      at: period.at(addDays(period.today, -2), 610),
      kind: 'invite',
      newcomer,
      startDate: firstOf(monthsLater(period.months.at(-1) as string, 1)),
    })
  return steps
}

/** Approves what waits of the direct reports as the supervisor does, and tells when and up to which date each time. */
function approvals(
  supervisor: Person,
  records: readonly Recorded[],
  period: Period,
): { at: number; until: PlainDate }[] {
  const own = records.filter(({ person }) => person.supervisor === supervisor.key)
  const done: { at: number; until: PlainDate }[] = []
  for (const occasion of occasions(supervisor, period)) {
    const { at, until } = occasion
    if (at > period.now) break
    const waiting = own.filter(record => record.date <= until && isWaiting(record, at))
    for (const record of waiting) record.approvedAt = at
    if (waiting.length > 0) done.push(occasion)
  }
  return done
}

/** Whether a record is confirmed, and not approved, at an instant. */
function isWaiting({ confirmedAt, approvedAt, returned }: Recorded, at: number): boolean {
  if (approvedAt !== null || confirmedAt === null || confirmedAt >= at) return false
  if (returned === null || at < returned.at) return true
  return returned.mendedAt !== null && returned.mendedAt < at
}

function occasions({ approves, supervisor }: Person, period: Period): { at: number; until: PlainDate }[] {
  // The top decides last, when the levels below have emptied the queue they share.
  const noon = supervisor === null ? 840 : 780
  const monthly = period.months.map(month => ({
    at: period.at(period.approvalDay(month), noon),
    until: lastOf(month),
  }))
  if (approves !== 'weekly') return monthly
  const weekly = datesInRange(period.start, period.today)
    .filter(date => mondayOf(date) === date)
    .map(monday => ({ at: period.at(monday, 570), until: addDays(monday, -1) }))
  return [...weekly, ...monthly].sort((a, b) => a.at - b.at)
}
