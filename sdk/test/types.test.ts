import { expect, it } from 'vitest'
import {
  batch,
  can,
  createClient,
  type DimensionsListValuesQuery,
  type EntryType,
  isRefusal,
  membershipLife,
  type OperationCodes,
  type ProblemCode,
  rows,
  sweep,
  type WebhookMessage,
  whyNot,
  workDayLife,
} from '../src/index.ts'

// The type check runs before the tests, and an expected error that does not occur is an error itself:
// every directive below proves that the line after it does not compile. Nothing here is called.

const konttori = createClient({ baseUrl: 'https://konttori.example' })

export async function requests() {
  await konttori.members.create({
    firstNames: 'Aino',
    lastName: 'Koskinen',
    role: 'employee',
    phone: undefined,
  })
  // @ts-expect-error a field is missing
  await konttori.members.create({ firstNames: 'Aino', role: 'employee' })
  // @ts-expect-error no role is called so
  await konttori.members.create({ firstNames: 'Aino', lastName: 'Koskinen', role: 'boss' })
  // @ts-expect-error the field is not known
  await konttori.members.create({ firstNames: 'A', lastName: 'K', role: 'employee', salary: 1 })
  // @ts-expect-error the body is missing: a replacement by nothing would clear every term
  await konttori.members.replaceEmployment('id')
  // @ts-expect-error an idempotency key belongs to a POST
  await konttori.members.update('id', {}, { idempotencyKey: 'k' })
  await konttori.workDays.approveBatch({ ids: ['a', 'b'] as const }, { idempotencyKey: 'k' })
  // @ts-expect-error the window is required
  await konttori.workDays.list({ limit: 10 })
  // @ts-expect-error several parameters of a path are named
  await konttori.workDays.getMemberDay('id', '2026-11-20')
  // @ts-expect-error no such operation
  await konttori.workDays.forget('id')
}

export async function answers() {
  const { items } = await konttori.entryTypes.list()
  const types: readonly EntryType[] = items
  // @ts-expect-error an answer has no such field
  const first = types[0]?.wage
  const { updatedAt } = await konttori.members.get('id')
  // @ts-expect-error an instant is text
  const days: number = updatedAt
  const nothing: void = await konttori.members.remove('id')
  return { first, days, nothing }
}

export async function lists() {
  for await (const member of rows(konttori.members.list, { status: 'active' })) {
    // @ts-expect-error a row has no such field
    if (member.salary) break
  }
  // @ts-expect-error the list cannot be asked so
  rows(konttori.members.list, { status: 'active', salary: 1 })
  // @ts-expect-error the window is required on every page
  rows(konttori.workDays.list, { limit: 10 })
  const swept = sweep(konttori.workDays.list, { from: '2026-11-01', to: '2026-11-30' })
  const watermark: string = swept.watermark
  // @ts-expect-error the approvals cannot be swept
  sweep(konttori.approvals.list, {})
  for await (const { code } of rows(konttori.entryTypes.list)) {
    // @ts-expect-error a code is text
    const count: number = code
    if (count) break
  }
  rows(konttori.members.list)
  rows(konttori.members.list, undefined, { maxRetries: 0 })
  rows(konttori.entryTypes.list, { q: 'work' }, { maxRetries: 0 })
  rows(konttori.dimensions.list, { includeValues: true })
  rows(() => konttori.workDays.history('id'))
  rows((query: DimensionsListValuesQuery) => konttori.dimensions.listValues('id', query))
  // @ts-expect-error the list cannot be asked so
  rows(konttori.dimensions.list, { includeValue: true })
  // @ts-expect-error a list that is whole is not asked for a page
  rows(konttori.entryTypes.list, { limit: 10 })
  // @ts-expect-error the window is required, so the query is too
  rows(konttori.workDays.list)
  // @ts-expect-error the path has to be filled in
  rows(konttori.workDays.history, 'id')
  // @ts-expect-error one record is no list
  rows(() => konttori.members.get('id'))
  return watermark
}

export async function hours() {
  const day = { membershipId: 'id', date: '2026-11-20' }
  const span = { entryTypeId: 'work', startMinutes: 480, endMinutes: 960 }
  const duration = { entryTypeId: 'work', durationMinutes: 450, note: 'At home.' }
  await konttori.workDays.writeEntries(day, { entries: [span, duration, { ...span, durationMinutes: null }] })
  // @ts-expect-error an entry without any time
  await konttori.workDays.writeEntries(day, { entries: [{ entryTypeId: 'work' }] })
  // @ts-expect-error a span without its end
  await konttori.workDays.writeEntries(day, { entries: [{ entryTypeId: 'work', startMinutes: 480 }] })
  // @ts-expect-error a span and a duration
  await konttori.workDays.writeEntries(day, { entries: [{ ...span, durationMinutes: 480 }] })
  // @ts-expect-error a null is no time
  await konttori.workDays.writeOwnEntries('2026-11-20', { entries: [{ ...duration, durationMinutes: null }] })
}

export async function ranges() {
  const { acted, skipped } = await konttori.workDays.confirmRange('id', {
    from: '2026-11-01',
    to: '2026-11-30',
  })
  await konttori.workDays.approveBatch({ ids: acted.map(({ id }) => id) })
  for (const { code, workDate } of skipped) {
    // @ts-expect-error a day is not skipped for that
    if (code === 'self_approval_forbidden') break
    if (code === 'day_already_confirmed') return workDate
  }
  const { interpretation } = await konttori.workDays.get('id')
  for (const { code } of interpretation.warnings) {
    // @ts-expect-error no warning has this code
    if (code === 'too_tired') break
    if (code === 'break_below_minimum') return code
  }
  return undefined
}

export async function events() {
  const url = 'https://payroll.example/hook'
  await konttori.webhooks.create({ url, events: ['workday.approved', 'member.deleted'] })
  // @ts-expect-error no event has this name
  await konttori.webhooks.create({ url, events: ['workday.aproved'] })
  // @ts-expect-error no event has this name
  await konttori.webhooks.update('id', { events: ['workday.aproved'] })
  // @ts-expect-error no event has this name
  await konttori.webhooks.sendTest('id', { event: 'robot.hired' })
  // @ts-expect-error no event has this name
  rows(konttori.integrationEvents.list, { event: 'robot.hired' })
  for await (const { event, payload } of rows(konttori.integrationEvents.list)) {
    if (event === 'workday.approved') return payload.workDayId
    // @ts-expect-error not every payload has a work day
    if (payload.workDayId) break
  }
  return undefined
}

export async function batches() {
  const outcomes = await batch(konttori, ['a', 'b'], id => konttori.members.get(id), { concurrency: 2 })
  for (const outcome of outcomes) {
    // @ts-expect-error a call that failed has no answer
    if (outcome.answer.displayName === '') break
    if (outcome.ok) return outcome.answer.displayName
  }
  // @ts-expect-error the item is text
  await batch(konttori, ['a'], (id: number) => konttori.members.get(String(id)))
  return undefined
}

export function refusals(error: unknown) {
  if (isRefusal(error, 'members.create')) {
    const known: OperationCodes['members.create'] & ProblemCode = error.code
    // @ts-expect-error the operation does not answer this code
    if (error.code === 'day_changed') return 'never'
    return error.code === 'already_member' ? 'there already' : known
  }
  // @ts-expect-error no operation has this id
  return isRefusal(error, 'members.forget')
}

export function lives() {
  // @ts-expect-error a day has no such action
  can(workDayLife, 'pay', 'draft')
  // @ts-expect-error a day has no such state
  can(workDayLife, 'approve', 'paid')
  const why: 'day_not_confirmed' | undefined = whyNot(workDayLife, 'approve', 'draft')
  const one: 'member_deactivated' | undefined = whyNot(membershipLife, 'invite', 'deactivated')
  // @ts-expect-error only the service exports a day, and answers no code
  const none: 'day_not_approved' = whyNot(workDayLife, 'export', 'draft')
  return { why, one, none }
}

export function messages(message: WebhookMessage) {
  // @ts-expect-error no event has this name
  if (message.event === 'robot.hired') return 'never'
  // @ts-expect-error not every payload has a work day
  if (message.data.workDayId) return 'never'
  return message.event === 'workday.approved' ? message.data.workDayId : message.integrationEventId
}

it('what the description does not say does not compile', () => {
  expect(Object.keys(konttori)).toContain('members')
})
