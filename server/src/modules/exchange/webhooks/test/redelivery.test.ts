import { describe, expect, test } from 'vitest'
import { addSeconds } from '../../../../platform/vocabulary/dates.ts'
import { redeliver, type Sending } from '../deliveries/rules.ts'

const now = '2026-11-20T07:00:00.000Z'

const dead: Sending = {
  id: '019ddc6a-4c1e-7a07-b3a5-1f0f8e2d5c11',
  redelivery: 0,
  webhookId: '019ddc6a-0000-7000-8000-000000000001',
  event: 'workday.approved',
  integrationEventId: '019ddc6a-0000-7000-8000-000000000002',
  status: 'dead_letter',
  attempts: [
    { at: '2026-11-20T06:00:00.000Z', responseStatus: 500, durationMs: 3, errorCode: 'unacknowledged' },
  ],
  nextAttemptAt: null,
  acknowledgedAt: null,
  createdAt: '2026-11-20T05:50:00.000Z',
  updatedAt: '2026-11-20T06:00:00.000Z',
  leased: false,
  kept: true,
}

const asked = (sending: Sending, at = now) => {
  const decision = redeliver(sending, at)
  if (decision.refusal !== undefined) throw new Error(decision.refusal)
  return decision
}

describe('a redelivery', () => {
  test('keeps the id, starts anew and closes the earlier sending as superseded', () => {
    const { state, audit } = asked(dead)
    expect(state.current).toMatchObject({
      id: dead.id,
      redelivery: 1,
      status: 'pending',
      attempts: [],
      nextAttemptAt: now,
      integrationEventId: dead.integrationEventId,
    })
    expect(state.superseded).toMatchObject({ redelivery: 0, status: 'superseded', attempts: dead.attempts })
    expect(audit).toHaveLength(1)
  })

  test.each(['delivered', 'retrying'] as const)('may replace a sending that is %s', status => {
    const nextAttemptAt = status === 'retrying' ? addSeconds(now, 100) : null
    expect(asked({ ...dead, status, nextAttemptAt }).state.current.redelivery).toBe(1)
  })

  test('of what is due or under way already is that', () => {
    for (const sending of [
      { ...dead, status: 'pending', nextAttemptAt: now } as const,
      { ...dead, status: 'retrying', nextAttemptAt: now, leased: true } as const,
    ]) {
      const { state, audit } = asked(sending)
      expect(state).toMatchObject({ current: { redelivery: 0, status: sending.status }, superseded: null })
      expect(audit).toEqual([])
    }
  })

  test('asked twice at once is one, even when the receiver was quick', () => {
    const first = { ...asked(dead).state.current, status: 'delivered', nextAttemptAt: null } as const
    const quick = { ...first, leased: false, kept: true }
    expect(asked(quick, addSeconds(now, 1)).state.superseded).toBeNull()
    expect(asked(quick, addSeconds(now, 3)).state.current.redelivery).toBe(2)
  })

  test('of an event that is no longer kept is refused', () => {
    expect(redeliver({ ...dead, kept: false }, now).refusal).toBe('webhook_delivery_expired')
  })
})
