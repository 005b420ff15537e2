import { describe, expect, test } from 'vitest'
import { advance, change, found, type Organisation } from '../rules.ts'
import { isTimeZone } from '../shapes.ts'
import * as view from '../view.ts'

const organisation: Organisation = {
  id: '01990000-0000-7000-8000-000000000001',
  slug: 'pajula',
  name: 'Pajula Oy',
  timeZone: 'Europe/Helsinki',
  sandbox: true,
  supervisorMayActOnBehalf: true,
  punchPolicy: 'free',
  forgottenClockOut: 'left_open',
  punchSessionMaxMinutes: 960,
  punchWorkEntryTypeId: null,
  punchBreakEntryTypeId: null,
  selfApprovalAllowed: false,
  balanceCorrectionsNeedSecondApprover: false,
  approvalEscalationDays: null,
  approvalReminders: false,
  phonesShared: false,
  payrollNumberPolicy: 'warn',
  secondFactorRequired: false,
  secondFactorRequiredOfAdministrators: false,
  sessionIdleMinutes: 30,
  sessionHours: 12,
  contactRetentionMonths: null,
  leadRetentionMonths: null,
  features: new Map([
    ['crm', true],
    ['hr', false],
  ]),
  updatedAt: '2026-11-20T07:00:00.000Z',
}
const now = '2026-11-20T08:00:00.000Z'

test('only the clock of a sandbox starts at another instant', () => {
  const startsAt = '2026-08-01T05:00:00.000Z'
  const founding = { name: 'Pajula Oy', slug: 'pajula', startsAt }
  expect(found({ ...founding, sandbox: true }, organisation.id, startsAt).state.updatedAt).toBe(startsAt)
  expect(() => found({ ...founding, sandbox: false }, organisation.id, now)).toThrow(RangeError)
})

describe('changing settings', () => {
  test('absent fields and modules keep their value', () => {
    const decision = change(organisation, { punchPolicy: 'clocking_required' }, true, now)
    expect(decision).toMatchObject({
      state: { ...organisation, punchPolicy: 'clocking_required', updatedAt: now },
      audit: [
        {
          targetType: 'organisation',
          changes: [{ field: 'punchPolicy', from: 'free', to: 'clocking_required' }],
        },
      ],
    })
  })

  test('a licensed module is switched on and off', () => {
    const decision = change(organisation, { modules: [{ module: 'crm', active: false }] }, true, now)
    expect(decision).toMatchObject({
      state: { features: new Map([...organisation.features, ['crm', false]]) },
      audit: [{ changes: [{ field: 'modules.crm.active', from: true, to: false }] }],
    })
  })

  test('switching cannot license a module', () => {
    expect(
      change(organisation, { modules: [{ module: 'invoicing', active: true }] }, true, now),
    ).toMatchObject({
      refusal: 'feature_not_in_plan',
      extra: { feature: 'invoicing' },
    })
  })

  test('asking for what already is changes nothing, not even updatedAt', () => {
    const decision = change(
      organisation,
      { name: 'Pajula Oy', modules: [{ module: 'hr', active: false }] },
      true,
      now,
    )
    expect(decision).toMatchObject({ state: organisation, audit: [] })
  })

  test('a change since the read refuses the write', () => {
    expect(change(organisation, { name: 'Pajula' }, false, now)).toMatchObject({ refusal: 'settings_stale' })
  })

  test('a time zone must be one of the IANA database', () => {
    expect(change(organisation, { timeZone: 'Europe/Hellsinki' }, true, now)).toMatchObject({
      refusal: 'time_zone_unknown',
    })
    expect(change(organisation, { timeZone: 'Europe/Mariehamn' }, true, now)).toMatchObject({
      state: { timeZone: 'Europe/Mariehamn' },
    })
  })
})

test.each([
  ['Europe/Helsinki', true],
  ['UTC', true],
  ['+02:00', false],
  ['', false],
  ['Mars/Olympus', false],
])('%s is a time zone: %s', (name, expected) => {
  expect(isTimeZone(name)).toBe(expected)
})

test('every module is shown, licensed or not', () => {
  const { modules } = view.settings(organisation)
  expect(modules).toHaveLength(7)
  expect(modules).toContainEqual({ module: 'crm', licensed: true, available: true, active: true })
  expect(modules).toContainEqual({ module: 'hr', licensed: true, available: true, active: false })
  expect(modules).toContainEqual({ module: 'scheduling', licensed: false, available: true, active: false })
})

describe("a sandbox's clock", () => {
  const clock = { organisation, aheadMs: 60_000, now }

  test.each([
    ['by minutes', { minutes: 90 }, '2026-11-20T09:30:00.000Z', 60_000 + 90 * 60_000],
    [
      'to an instant',
      { to: '2026-11-21T00:00:00+02:00' },
      '2026-11-20T22:00:00.000Z',
      60_000 + 14 * 3_600_000,
    ],
  ])('moves forward %s', (_how, wanted, expectedNow, aheadMs) => {
    expect(advance(clock, wanted)).toMatchObject({
      state: { now: expectedNow, aheadMs },
      audit: [{ targetType: 'organisation', targetId: organisation.id }],
    })
  })

  test.each([{ minutes: 0 }, { minutes: -1 }, { to: now }, { to: '2026-11-20T07:59:59.999Z' }])(
    'never stands still or goes back: %o',
    wanted => {
      expect(advance(clock, wanted)).toMatchObject({ refusal: 'clock_moves_forward_only' })
    },
  )

  test('stays within ten years of real time, however often it is moved', () => {
    const far = { ...clock, aheadMs: 5_270_400 * 60_000 }
    expect(advance(far, { minutes: 1 })).toMatchObject({ refusal: 'clock_too_far_ahead' })
    expect(advance(clock, { to: '2999-01-01T00:00:00Z' })).toMatchObject({
      refusal: 'clock_too_far_ahead',
      extra: { latest: '2036-11-27T07:59:00.000Z' },
    })
  })

  test('is not there outside a sandbox', () => {
    expect(
      advance({ ...clock, organisation: { ...organisation, sandbox: false } }, { minutes: 1 }),
    ).toMatchObject({
      refusal: 'not_a_sandbox',
    })
  })
})
