import { describe, expect, test } from 'vitest'
import type { Capability } from '../../../../platform/vocabulary/capabilities.ts'
import { addSeconds } from '../../../../platform/vocabulary/dates.ts'
import type { Accepted, Decision } from '../../../../platform/vocabulary/decision.ts'
import { secretLimit, webhookLimit } from '../shapes.ts'
import type { Subscriber } from '../catalogue.ts'
import * as rules from '../rules.ts'

const now = '2026-11-20T07:00:00.000Z'
const id = '019ddc6a-4c1e-7a07-b3a5-1f0f8e2d5c11'
const url = 'https://hooks.example.com/in'

const catalogue = new Map<string, { capabilities: readonly Capability[] }>([
  ['workday.approved', { capabilities: ['worktime.supervise'] }],
  ['member.updated', { capabilities: ['members.manage'] }],
  ['employment.terminated', { capabilities: ['hr.manage', 'members.manage'] }],
])

const holding = (...capabilities: Capability[]): Subscriber => ({
  catalogue,
  capabilities: new Set(capabilities),
})

const webhook: rules.WebhookConfig = {
  id,
  url,
  events: ['workday.approved', 'member.updated'],
  description: null,
  state: 'active',
  createdAt: '2026-11-01T07:00:00.000Z',
  updatedAt: '2026-11-01T07:00:00.000Z',
}

function accepted<State>(decision: Decision<State, never, string>): Accepted<State, never> {
  if (decision.refusal !== undefined) throw new Error(`refused: ${decision.refusal}`)
  return decision
}

const create = (events: readonly string[], subscriber: Subscriber, existing = 0) =>
  rules.create({ url: { ok: true, url }, events, description: null }, subscriber, existing, { id, now })

describe('subscribing', () => {
  test('makes an active webhook and says so in the audit trail', () => {
    const { state, audit } = accepted(create(['workday.approved'], holding('worktime.supervise')))
    expect(state).toEqual({ ...webhook, events: ['workday.approved'], createdAt: now, updatedAt: now })
    expect(audit).toMatchObject([{ action: 'webhooks.create', targetType: 'webhook', targetId: id }])
  })

  test('to an event that does not exist is malformed, and the event is named', () => {
    expect(create(['workday.approved', 'workday.sung'], holding('worktime.supervise'))).toMatchObject({
      refusal: 'bad-request',
      extra: { errors: [{ pointer: '/events/1', message: expect.stringContaining('workday.sung') }] },
    })
  })

  test('to an event beyond the caller is refused, and says which capability is missing', () => {
    expect(create(['workday.approved', 'member.updated'], holding('worktime.supervise'))).toMatchObject({
      refusal: 'webhook_event_scope_exceeds_actor',
      extra: { events: [{ event: 'member.updated', missing: ['members.manage'] }] },
    })
  })

  test('to an event with two capabilities needs both', () => {
    const both = holding('hr.manage', 'members.manage')
    expect(create(['employment.terminated'], holding('hr.manage')).refusal).toBe(
      'webhook_event_scope_exceeds_actor',
    )
    expect(create(['employment.terminated'], both).refusal).toBeUndefined()
  })

  test('needs an address that may be called', () => {
    const inner = {
      ok: false,
      code: 'address_not_public',
      detail: '10.0.0.1 is not a public address.',
    } as const
    const subscription = { url: inner, events: ['workday.approved'], description: null }
    expect(rules.create(subscription, holding('worktime.supervise'), 0, { id, now })).toMatchObject({
      refusal: 'webhook_url_not_allowed',
      extra: { reason: 'address_not_public' },
    })
  })

  test('is bounded', () => {
    const subscriber = holding('worktime.supervise')
    expect(create(['workday.approved'], subscriber, webhookLimit - 1).refusal).toBeUndefined()
    expect(create(['workday.approved'], subscriber, webhookLimit).refusal).toBe('webhook_limit_reached')
  })
})

describe('changing a webhook', () => {
  const nobody = holding()
  const elsewhere = { ok: true, url: 'https://elsewhere.example.com/' } as const

  test('changes what was sent, and tells from what to what', () => {
    const { state, audit } = accepted(rules.update(webhook, { description: 'Payroll' }, true, nobody, now))
    expect(state).toEqual({ ...webhook, description: 'Payroll', updatedAt: now })
    expect(audit[0]?.changes).toEqual([{ field: 'description', from: null, to: 'Payroll' }])
  })

  test('to what it already is changes nothing', () => {
    const { state, audit } = accepted(rules.update(webhook, { events: webhook.events }, true, nobody, now))
    expect(state.updatedAt).toBe(webhook.updatedAt)
    expect(audit).toEqual([])
  })

  test('is refused when it has changed since it was read', () => {
    expect(rules.update(webhook, {}, false, nobody, now).refusal).toBe('webhook_stale')
  })

  test('may drop events that the caller could not subscribe to', () => {
    expect(rules.update(webhook, { events: ['member.updated'] }, true, nobody, now).refusal).toBeUndefined()
  })

  test('may not add an event beyond the caller', () => {
    const events = [...webhook.events, 'employment.terminated']
    expect(rules.update(webhook, { events }, true, holding('hr.manage'), now).refusal).toBe(
      'webhook_event_scope_exceeds_actor',
    )
  })

  test('may not lead events beyond the caller to a new address', () => {
    const supervisor = holding('worktime.supervise')
    expect(rules.update(webhook, { url: elsewhere }, true, supervisor, now).refusal).toBe(
      'webhook_event_scope_exceeds_actor',
    )
    const all = holding('worktime.supervise', 'members.manage')
    expect(accepted(rules.update(webhook, { url: elsewhere }, true, all, now)).state.url).toBe(elsewhere.url)
  })

  test('names an unknown event by its place in the request', () => {
    const events = ['workday.approved', 'member.sung']
    expect(rules.update(webhook, { events }, true, nobody, now)).toMatchObject({
      refusal: 'bad-request',
      extra: { errors: [{ pointer: '/events/1' }] },
    })
  })
})

test('a paused webhook resumes, and neither step is taken twice', () => {
  const paused = accepted(rules.pause(webhook, now)).state
  expect(paused).toMatchObject({ state: 'paused', updatedAt: now })
  expect(rules.pause(paused, now).refusal).toBe('webhook_already_paused')
  expect(accepted(rules.resume(paused, now)).state.state).toBe('active')
  expect(rules.resume(webhook, now).refusal).toBe('webhook_not_paused')
})

describe('rotating the secret', () => {
  const secret = (name: string, expiresAt: string | null = null): rules.SigningSecret => ({
    id: name,
    sealed: Buffer.from(name),
    createdAt: now,
    expiresAt,
  })

  const holder = holding('worktime.supervise', 'members.manage', 'hr.manage')

  test('is for who may see every event, because the secret vouches for them', () => {
    const subscribed = { ...webhook, events: ['employment.terminated'] }
    const rotated = (by: Subscriber) => rules.rotate(subscribed, [secret('a')], secret('b'), by, now)
    expect(rotated(holding('members.manage')).refusal).toBe('webhook_event_scope_exceeds_actor')
    expect(rotated(holding('members.manage', 'hr.manage')).refusal).toBeUndefined()
  })

  test('lets the former secret co-sign for 24 hours', () => {
    const { state } = accepted(rules.rotate(webhook, [secret('a')], secret('b'), holder, now))
    expect(state.secrets).toEqual([secret('b'), secret('a', '2026-11-21T07:00:00.000Z')])
  })

  test('again leaves every former secret the time it was promised', () => {
    const first = secret('a', '2026-11-20T19:00:00.000Z')
    const { state } = accepted(rules.rotate(webhook, [secret('b'), first], secret('c'), holder, now))
    expect(state.secrets.map(({ expiresAt }) => expiresAt)).toEqual([
      null,
      '2026-11-21T07:00:00.000Z',
      first.expiresAt,
    ])
  })

  test('is bounded, and never tells the secret to the audit trail', () => {
    const many = Array.from({ length: secretLimit }, (_, index) =>
      secret(`s${index}`, addSeconds(now, index + 1)),
    )
    expect(rules.rotate(webhook, many, secret('z'), holder, now).refusal).toBe('webhook_secret_limit_reached')
    const { audit } = accepted(rules.rotate(webhook, many.slice(1), secret('z'), holder, now))
    expect(audit).toEqual([
      {
        action: 'webhooks.rotate_secret',
        targetType: 'webhook',
        targetId: id,
        changes: [{ field: 'secretId', to: 'z' }],
      },
    ])
  })
})

test('a test send is of a subscribed event that its sender may hear, the first unless another is asked for', () => {
  const holder = holding('worktime.supervise', 'members.manage')
  expect(accepted(rules.testEvent(webhook, undefined, holder)).state).toBe('workday.approved')
  expect(accepted(rules.testEvent(webhook, 'member.updated', holder)).state).toBe('member.updated')
  expect(rules.testEvent(webhook, 'employment.terminated', holder).refusal).toBe('bad-request')
  expect(rules.testEvent({ ...webhook, state: 'paused' }, undefined, holder).refusal).toBe('webhook_paused')
  expect(rules.testEvent(webhook, 'member.updated', holding('worktime.supervise')).refusal).toBe(
    'webhook_event_scope_exceeds_actor',
  )
})
