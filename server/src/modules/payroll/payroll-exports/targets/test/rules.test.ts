import type { UrlCheck } from '../../../../../platform/gateways/outbound-https/outbound-https.ts'
import { describe, expect, it } from 'vitest'
import { newId } from '../../../../../platform/vocabulary/ids.ts'
import { targetCount } from '../../bounds.ts'
import { csvTarget, download, earlier, now, sftpTarget, target } from '../../test/examples.ts'
import * as rules from '../rules.ts'
import { csvDefaults } from '../csv-shapes.ts'
import { fromTemplate } from '../csv-templates.ts'
import type { NewExportTarget } from '../shapes.ts'
import type { SigningSecret } from '../target.ts'

const project = newId()
const good = { ok: true, url: 'https://payroll.example.com/hours' } as const
const bad = { ok: false, code: 'host_not_public', detail: 'The host is not public.' } as const
const references = (url: UrlCheck | null = null, of: Partial<rules.TargetReferences> = {}) => ({
  url,
  dimensionIds: new Set([project]),
  server: null,
  privateKeyProblem: null,
  ...of,
})
const made = { id: newId(), now }
const circumstances = { unchanged: true, newCredentialId: null, now }

const create = (change: Partial<NewExportTarget>, url: UrlCheck | null = null, existing = 0) =>
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

  it.each<[string, Partial<NewExportTarget>, UrlCheck | null, number, string]>([
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
    ['json by a template', { template: 'fivaldi' }, null, 0, 'export_target_form_invalid'],
    ['csv with options of Netvisor', { format: 'csv', netvisor: {} }, null, 0, 'export_target_form_invalid'],
    [
      'csv in ISO-8859-15 with a mark of UTF-8',
      { format: 'csv', csv: { bom: true, encoding: 'iso-8859-15' } },
      null,
      0,
      'export_target_form_invalid',
    ],
    ...[
      { value: 'target_code' as const },
      { value: 'hours' as const, dimensionId: project },
      { value: 'hours' as const, text: 'h ' },
      { value: 'kind' as const, dateFormat: 'iso' as const },
      { value: 'level_name' as const, dimensionId: project },
    ].map(
      column =>
        [
          `csv with the column ${JSON.stringify(column)}`,
          { format: 'csv', csv: { columns: [column] } },
          null,
          0,
          'export_target_form_invalid',
        ] as [string, Partial<NewExportTarget>, null, number, string],
    ),
    [
      'a column of a level that is not there',
      { format: 'csv', csv: { columns: [{ value: 'target_code', dimensionId: newId() }] } },
      null,
      0,
      'dimension_not_found',
    ],
    [
      'a dimension of Netvisor that is not there',
      { format: 'netvisor_workday', netvisor: { dimensions: [{ dimensionId: newId(), name: 'X' }] } },
      null,
      0,
      'dimension_not_found',
    ],
    [
      'levels without a column for them',
      { format: 'csv', csv: { columns: ['hours'], dimensions: [{ dimensionId: project, heading: 'X' }] } },
      null,
      0,
      'export_target_form_invalid',
    ],
    [
      'a template with more levels than it has room for',
      {
        format: 'csv',
        template: 'fennoa',
        csv: { dimensions: [project, project].map(dimensionId => ({ dimensionId, heading: 'X' })) },
      },
      null,
      0,
      'export_target_form_invalid',
    ],
  ])('not when it is %s', (_, change, url, existing, refusal) =>
    expect(create(change, url, existing)).toMatchObject({ refusal }),
  )

  it('from a template, with columns for the levels, and what was sent besides', () => {
    const dimensions = [{ dimensionId: project, heading: 'SK1' }]
    expect(create({ format: 'csv', template: 'fivaldi', csv: { dimensions, decimal: '.' } })).toMatchObject({
      state: { csv: { ...fromTemplate('fivaldi', dimensions), decimal: '.' } },
    })
  })

  it('from a template with the file name that its payroll system asks for, or another one that was sent', () => {
    const named = (change: object, fileName: string | null) =>
      expect(create({ format: 'csv', ...change })).toMatchObject({ state: { fileName } })
    named({ template: 'fennoa' }, '{timestamp}_schema.csv')
    named({ template: 'fennoa', fileName: null }, '{timestamp}_schema.csv')
    named({ template: 'fennoa', fileName: 'hours_{batch}.csv' }, 'hours_{batch}.csv')
    named({ template: 'fivaldi' }, null)
    named({}, null)
  })

  it('for Netvisor with the usual options and those that were sent', () =>
    expect(create({ format: 'netvisor_workday', netvisor: { acceptanceStatus: 'accepted' } })).toMatchObject({
      state: { csv: null, netvisor: { employeeIdentifier: 'number', acceptanceStatus: 'accepted' } },
    }))

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
    rules.update(of, patch, references(patch.url === undefined ? null : good), circumstances)

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
    expect(
      rules.update(target(), { name: 'X' }, references(), { ...circumstances, unchanged: false }),
    ).toMatchObject({
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

describe('a target at an SFTP server', () => {
  const hostKeys = [`SHA256:${'a'.repeat(43)}`]
  const server = { ok: true, host: 'sftp.example.com' } as const
  const elsewhere = { ok: true, host: 'files.example.com' } as const
  const sftp = { host: 'SFTP.example.com', username: 'konttori', hostKeys, password: 'secret' }
  const { password: _, ...without } = sftp
  const add = (change: Partial<NewExportTarget>, of: Partial<rules.TargetReferences> = { server }) =>
    rules.create(
      { name: 'Bureau', transport: 'sftp', format: 'json', sftp, ...change },
      references(null, of),
      0,
      made,
    )

  it('keeps all of it but what opens the account', () => {
    const { password, ...shown } = sftp
    const decision = add({})
    expect(decision).toMatchObject({
      state: {
        sftp: { ...shown, host: 'sftp.example.com', port: 22, directory: '.', authentication: 'password' },
      },
    })
    expect(JSON.stringify(decision)).not.toContain(password)
    expect(add({ sftp: { ...without, privateKey: 'KEY' } })).toMatchObject({
      state: { sftp: { authentication: 'private_key' } },
    })
  })

  it.each<[string, Partial<NewExportTarget>, Partial<rules.TargetReferences>, string]>([
    ['no server', { sftp: null }, {}, 'export_target_form_invalid'],
    ['neither password nor key', { sftp: without }, { server }, 'export_target_form_invalid'],
    ['both', { sftp: { ...sftp, privateKey: 'KEY' } }, { server }, 'export_target_form_invalid'],
    [
      'a key that is none',
      { sftp: { ...without, privateKey: 'KEY' } },
      { server, privateKeyProblem: 'It is none.' },
      'export_target_form_invalid',
    ],
    [
      'a server that is not public',
      {},
      { server: { ok: false, code: 'address_not_public', detail: 'No.' } },
      'export_target_url_not_allowed',
    ],
    ['another transport', { transport: 'download' }, { server }, 'export_target_form_invalid'],
  ])('is none with %s', (_name, change, of, refusal) => expect(add(change, of)).toMatchObject({ refusal }))

  it.each([
    ['server', { host: 'files.example.com' }, elsewhere],
    ['port', { port: 2222 }, server],
    ['user', { username: 'root' }, server],
    ['host key', { hostKeys: [...hostKeys, `SHA256:${'b'.repeat(43)}`] }, server],
  ])('is moved to another %s with its password alone', (_name, change, checked) => {
    const update = (patch: object, newCredentialId: string | null) =>
      rules.update(sftpTarget(), { sftp: patch }, references(null, { server: checked }), {
        ...circumstances,
        newCredentialId,
      })
    expect(update(change, null)).toMatchObject({ refusal: 'export_target_form_invalid' })
    const id = newId()
    expect(update({ ...change, password: 'anew' }, id)).toMatchObject({
      state: { sftp: { ...change, authentication: 'password' }, updatedAt: now },
      audit: [{ changes: [{ field: 'sftp' }, { field: 'credentialId', to: id }] }],
    })
  })

  it('is told another directory without its password', () =>
    expect(
      rules.update(
        sftpTarget(),
        { sftp: { directory: '/out' } },
        references(null, { server }),
        circumstances,
      ),
    ).toMatchObject({ state: { sftp: { directory: '/out' } } }))

  it('signs nothing', () =>
    expect(
      rules.rotateSecret(
        sftpTarget(),
        [{ id: newId(), sealed: Buffer.of(), createdAt: now, expiresAt: null }],
        { id: newId(), sealed: Buffer.of(), createdAt: now, expiresAt: null },
        now,
      ),
    ).toMatchObject({ refusal: 'export_target_has_no_secret' }))
})
