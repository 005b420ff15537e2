import { expect, it } from 'vitest'
import {
  can,
  createClient,
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
  // @ts-expect-error a whole list has no pages
  rows(konttori.entryTypes.list, {})
  return watermark
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
  return message.event === 'workday.approved' ? message.data : message.integrationEventId
}

it('what the description does not say does not compile', () => {
  expect(Object.keys(konttori)).toContain('members')
})
