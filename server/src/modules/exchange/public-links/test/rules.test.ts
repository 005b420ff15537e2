import { describe, expect, it } from 'vitest'
import { newId } from '../../../../platform/vocabulary/ids.ts'
import type { PublicLink } from '../record.ts'
import * as rules from '../rules.ts'

const now = '2026-11-20T07:00:00.000Z'
const link: PublicLink = {
  id: newId(),
  kind: 'change_order',
  subjectId: newId(),
  tokenHash: Buffer.alloc(32),
  expiresAt: '2026-11-20T07:00:00.001Z',
  revokedAt: null,
  lastOpenedAt: null,
  createdAt: now,
}
const looking = { kind: 'change_order', now, shown: true }
const nowhere = { refusal: 'public_link_not_found' }

describe('a link', () => {
  it('opens until its time has gone by', () => {
    expect(rules.opens(link, looking)).toBe(link)
    expect(rules.opens({ ...link, expiresAt: now }, looking)).toMatchObject({
      refusal: 'public_link_expired',
    })
  })

  it.each([
    ['never was one', undefined, looking],
    ['is of another kind', link, { ...looking, kind: 'quote' }],
    ['was revoked', { ...link, revokedAt: now }, looking],
    ['was revoked and is over', { ...link, revokedAt: now, expiresAt: now }, looking],
    ['belongs to a module that is off', link, { ...looking, shown: false }],
    ['is over and of another kind', { ...link, expiresAt: now }, { ...looking, kind: 'quote' }],
  ])('that %s leads nowhere, and all of them say the same', (_, one, at) =>
    expect(rules.opens(one, at)).toEqual(expect.objectContaining(nowhere)),
  )

  it('is noted when it is opened, once a minute at most', () => {
    expect(rules.opened(link, now)).toMatchObject({ lastOpenedAt: now })
    const opened = { ...link, lastOpenedAt: now }
    expect(rules.opened(opened, '2026-11-20T07:00:59.999Z')).toBeUndefined()
    expect(rules.opened(opened, '2026-11-20T07:01:00.000Z')).toMatchObject({
      lastOpenedAt: '2026-11-20T07:01:00.000Z',
    })
  })
})
