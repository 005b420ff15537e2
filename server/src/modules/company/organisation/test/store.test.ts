import { describe, expect, test } from 'vitest'
import { testDatabase } from '../../../../../test/world/database.ts'
import { ConstraintViolated } from '../../../../platform/data/database-errors.ts'
import {
  advanceClock,
  clockOffset,
  organisationInstant,
} from '../../../../platform/data/organisation-clock.ts'
import { createOrganisation, licensedModules, settingsOf } from '../port.ts'
import type { Founding, Organisation } from '../rules.ts'
import * as store from '../store.ts'

const { database, owner } = await testDatabase()

const founding = (slug: string, more: Partial<Founding> = {}): Founding => ({
  name: 'Pajula Oy',
  slug,
  sandbox: true,
  ...more,
})

describe('founding an organisation', () => {
  test('gives it the settings that rules start from', async () => {
    const orgId = await createOrganisation(database, founding('pajula'))
    expect(await settingsOf(database.reader(orgId))).toMatchObject({
      name: 'Pajula Oy',
      timeZone: 'Europe/Helsinki',
      supervisorMayActOnBehalf: true,
      punchPolicy: 'free',
      selfApprovalAllowed: false,
      balanceCorrectionsNeedSecondApprover: false,
      approvalEscalationDays: null,
      approvalReminders: false,
      payrollNumberPolicy: 'warn',
      secondFactorRequired: false,
    })
  })

  test('a sandbox may begin in the past, and its clock catches up with the present', async () => {
    const startsAt = '2026-08-01T05:00:00.000Z'
    const orgId = await createOrganisation(database, founding('long-ago', { startsAt }))
    const db = database.reader(orgId)
    expect((await organisationInstant(db)).slice(0, 10)).toBe('2026-08-01')
    const behind = await clockOffset(db)
    await database.write({ orgId }, tx => advanceClock(tx, -behind))
    expect(await clockOffset(db)).toBe(0)
    const [clock] = await owner<{ real: boolean }>(
      `select sandbox_offset = interval '0' and created_at between $2 and $2::timestamptz + interval '1 hour' as real
       from organisation_clocks join organisations using (org_id) where org_id = $1`,
      [orgId, startsAt],
    )
    expect(clock).toEqual({ real: true })
  })

  test('licenses what it names and nothing else', async () => {
    const features = [
      { feature: 'crm', active: false },
      { feature: 'hr', seatLimit: 25 },
    ] as const
    const orgId = await createOrganisation(database, founding('licensing', { features }))
    expect(await licensedModules(database.reader(orgId))).toEqual([
      { feature: 'crm', active: false, seatLimit: null },
      { feature: 'hr', active: true, seatLimit: 25 },
    ])
  })

  test('under a slug that is taken leaves nothing behind', async () => {
    const first = await createOrganisation(database, founding('taken'))
    await expect(createOrganisation(database, founding('taken', { name: 'Other' }))).rejects.toThrow(
      ConstraintViolated,
    )
    const rows = await owner<{ orgId: string }>(
      `select org_id as "orgId" from organisations where slug = 'taken'`,
    )
    expect(rows).toEqual([{ orgId: first }])
  })

  test('needs a slug that reads well in a link, and a zone that exists', async () => {
    await expect(createOrganisation(database, founding('No Slug'))).rejects.toThrow(RangeError)
    await expect(createOrganisation(database, founding('zone', { timeZone: 'Moon' }))).rejects.toThrow(
      RangeError,
    )
    expect(await owner(`select from directory.organisations where slug in ('No Slug', 'zone')`)).toEqual([])
  })

  test('is on the audit trail, done by the service itself', async () => {
    const orgId = await createOrganisation(database, founding('audited'))
    const lines = await owner(
      `select action, target_type, credential_kind from audit_entries where org_id = $1`,
      [orgId],
    )
    expect(lines).toEqual([
      { action: 'settings.create', target_type: 'organisation', credential_kind: 'system' },
    ])
  })

  test('may be set up in the same transaction, and fails with it', async () => {
    const settingUp = createOrganisation(database, founding('set-up'), async () => {
      throw new Error('no setting up')
    })
    await expect(settingUp).rejects.toThrow('no setting up')
    expect(await owner(`select from directory.organisations where slug = 'set-up'`)).toEqual([])
  })
})

test('saved settings and switches are read back, and another organisation keeps its own', async () => {
  const features = [{ feature: 'crm' }, { feature: 'hr' }] as const
  const [orgId, other] = await Promise.all([
    createOrganisation(database, founding('saving', { features })),
    createOrganisation(database, founding('bystander', { features })),
  ])
  const before = await store.load(database.reader(other))
  let saved: Organisation | undefined
  await database.write({ orgId }, async tx => {
    saved = {
      ...(await store.load(tx)),
      name: 'Pajula & Pojat',
      timeZone: 'Europe/Stockholm',
      punchPolicy: 'clocking_required',
      supervisorMayActOnBehalf: false,
      selfApprovalAllowed: true,
      payrollNumberPolicy: 'warn',
      features: new Map([
        ['crm', false],
        ['hr', true],
      ]),
      updatedAt: tx.now,
    }
    store.save(tx, saved)
  })
  expect(await store.load(database.reader(orgId))).toEqual(saved)
  expect(await store.load(database.reader(other))).toEqual(before)
})
