import { describe, expect, it } from 'vitest'
import { newId } from '../../../../platform/vocabulary/ids.ts'
import { targetCount } from '../../bounds.ts'
import { csvTarget, download, earlier, now, target } from '../../test/examples.ts'
import * as rules from '../rules.ts'
import { csvDefaults, type NewExportTarget } from '../shapes.ts'
import type { SigningSecret } from '../target.ts'

const project = newId()
const good = { ok: true, url: 'https://payroll.example.com/hours' } as const
const bad = { ok: false, code: 'host_not_public', detail: 'The host is not public.' } as const
const references = (url: rules.CheckedUrl | null = null) => ({ url, dimensionIds: new Set([project]) })
const made = { id: newId(), now }

const create = (change: Partial<NewExportTarget>, url: rules.CheckedUrl | null = null, existing = 0) =>
  rules.create(
    { name: 'Bureau', transport: 'download', format: 'json', ...change },
    references(url),
    existing,
    made,
  )

describe('a target is added', () => {
  it('with the usual options of CSV, and those that were sent', () =>
    expect(create({ format: 'csv', csv: { decimal: '.' } })).toMatchObject({
      state: { url: null, csv: { ...csvDefaults, decimal: '.' }, active: true, payTypeCodes: {} },
      audit: [{ action: 'export_targets.create' }],
    }))

  it('to be posted to, with the address as it was understood', () =>
    expect(create({ transport: 'https' }, good)).toMatchObject({ state: { url: good.url, csv: null } }))

  it.each<[string, Partial<NewExportTarget>, rules.CheckedUrl | null, number, string]>([
    ['https without a url', { transport: 'https' }, null, 0, 'export_target_form_invalid'],
    ['download with a url', {}, good, 0, 'export_target_form_invalid'],
    ['json with csv options', { csv: {} }, null, 0, 'export_target_form_invalid'],
    ['https to a host that is not public', { transport: 'https' }, bad, 0, 'export_target_url_not_allowed'],
    [
      'a column for a level that is not there',
      { format: 'csv', csv: { dimensions: [{ dimensionId: newId(), heading: 'X' }] } },
      null,
      0,
      'dimension_not_found',
    ],
    ['one too many', {}, null, targetCount, 'export_target_limit_reached'],
  ])('not when it is %s', (_, change, url, existing, refusal) =>
    expect(create(change, url, existing)).toMatchObject({ refusal }),
  )

  it('with levels named by ids of any case', () =>
    expect(
      create({
        format: 'csv',
        csv: { dimensions: [{ dimensionId: project.toUpperCase(), heading: 'Projekti' }] },
      }),
    ).toMatchObject({ state: { csv: { dimensions: [{ dimensionId: project }] } } }))
})

describe('a target is changed', () => {
  const update = (of: Parameters<typeof rules.update>[0], patch: Parameters<typeof rules.update>[1]) =>
    rules.update(of, patch, references(patch.url === undefined ? null : good), true, now)

  it('in what was sent alone', () => {
    const of = csvTarget({ decimal: '.' }, { normal: '1000' })
    expect(update(of, { csv: { bom: true }, active: false })).toMatchObject({
      state: { ...of, csv: { ...of.csv, bom: true }, active: false, updatedAt: now },
      audit: [{ changes: [{ field: 'csv' }, { field: 'active', from: true, to: false }] }],
    })
  })

  it('whole in its codes', () =>
    expect(
      update(csvTarget({}, { normal: '1000', flex: null }), { payTypeCodes: { normal: '1001' } }),
    ).toMatchObject({
      state: { payTypeCodes: { normal: '1001' } },
    }))

  it('not at all by what is so already', () =>
    expect(update(target(), { name: 'Payroll bureau' })).toMatchObject({
      state: { updatedAt: earlier },
      audit: [],
    }))

  it('not when it has changed since it was read', () =>
    expect(rules.update(target(), { name: 'X' }, references(), false, now)).toMatchObject({
      refusal: 'export_target_stale',
    }))

  it('never from one transport to the other', () =>
    expect(update(download(), { url: good.url })).toMatchObject({ refusal: 'export_target_form_invalid' }))
})

describe('a secret is rotated', () => {
  const secret = (expiresAt: string | null = null): SigningSecret => ({
    id: newId(),
    sealed: Buffer.from('sealed'),
    createdAt: earlier,
    expiresAt,
  })

  it('and the former one signs for another day, those before it no longer', () => {
    const [newest, former, oldest] = [secret(), secret(), secret('2026-11-02T20:00:00.000Z')]
    expect(rules.rotateSecret(target(), [former, oldest], newest, now)).toMatchObject({
      state: {
        secrets: [newest, { ...former, expiresAt: '2026-11-03T08:00:00.000Z' }],
        target: { updatedAt: now },
      },
    })
  })

  it('where there is one', () =>
    expect(rules.rotateSecret(download(), [], secret(), now)).toMatchObject({
      refusal: 'export_target_has_no_secret',
    }))
})
