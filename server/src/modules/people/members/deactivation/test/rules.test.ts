import { describe, expect, test } from 'vitest'
import { syntheticAddress } from '../../record/address.ts'
import { deactivate, reactivate, remove } from '../rules.ts'
import { admin, hr, memberNamed, now, today } from '../../test/people.ts'

const aino = memberNamed('Aalto')
const boss = memberNamed('Boss', { role: 'admin' })
const other = { otherAdmin: true, today, now }
const alone = { otherAdmin: false, today, now }

describe('deactivating', () => {
  test('ends the access and says when', () => {
    expect(deactivate(aino, hr, other)).toMatchObject({
      state: { changed: true, member: { status: 'deactivated', updatedAt: now } },
      facts: [{ event: 'member.deactivated', payload: { membershipId: aino.id, deactivatedAt: now } }],
      audit: [{ action: 'members.deactivate', targetType: 'membership' }],
    })
  })

  test('again changes and announces nothing, also for the last administrator', () => {
    const gone = { ...boss, status: 'deactivated' as const }
    expect(deactivate(gone, hr, alone)).toMatchObject({
      state: { changed: false, member: gone },
      facts: [],
      audit: [],
    })
  })

  test('leaves an administrator', () => {
    expect(deactivate(boss, admin, alone)).toMatchObject({ refusal: 'last_admin' })
    expect(deactivate(boss, admin, other)).toMatchObject({ state: { changed: true } })
    expect(deactivate(boss, hr, other)).toMatchObject({ refusal: 'role_exceeds_actor' })
  })

  test('does not hold on to an administrator who never came', () => {
    expect(deactivate({ ...boss, status: 'invited' }, admin, alone)).toMatchObject({
      state: { changed: true },
    })
  })
})

describe('reactivating', () => {
  const gone = { ...aino, status: 'deactivated' as const }
  const seats = { seats: [], today, now }

  test('gives the access back and is an update', () => {
    expect(reactivate(gone, hr, seats)).toMatchObject({
      state: { changed: true, member: { status: 'active' } },
      facts: [{ event: 'member.updated', payload: { membershipId: aino.id, updatedAt: now } }],
    })
  })

  test('leaves who never activated their account invited', () => {
    expect(reactivate({ ...gone, personId: null }, hr, seats)).toMatchObject({
      state: { member: { status: 'invited' } },
    })
  })

  test('makes a device-only member active', () => {
    const withoutAddress = { ...gone, personId: null, email: syntheticAddress(gone.id) }
    expect(reactivate(withoutAddress, hr, seats)).toMatchObject({ state: { member: { status: 'active' } } })
  })

  test('takes a seat only where there is one', () => {
    const full = { seats: [{ feature: 'crm', seatLimit: 1, taken: 1 } as const], today, now }
    expect(reactivate(gone, hr, full)).toMatchObject({
      state: { member: { withheldModules: ['crm'] } },
    })
    const free = { seats: [{ feature: 'crm', seatLimit: 1, taken: 0 } as const], today, now }
    expect(reactivate({ ...gone, withheldModules: ['crm'] }, hr, free)).toMatchObject({
      state: { member: { withheldModules: [] } },
    })
  })

  test('of an active member changes nothing', () => {
    expect(reactivate(aino, hr, seats)).toMatchObject({ state: { changed: false }, facts: [] })
  })

  test('of an administrator is for administrators', () => {
    expect(reactivate({ ...boss, status: 'deactivated' }, hr, seats)).toMatchObject({
      refusal: 'role_exceeds_actor',
    })
  })
})

describe('deleting', () => {
  test('is announced', () => {
    expect(remove(aino, admin, other)).toMatchObject({
      facts: [{ event: 'member.deleted', payload: { membershipId: aino.id, deletedAt: now } }],
    })
  })

  test('leaves an administrator', () => {
    expect(remove(boss, admin, alone)).toMatchObject({ refusal: 'last_admin' })
  })
})
