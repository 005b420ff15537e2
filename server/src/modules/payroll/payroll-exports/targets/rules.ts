import type { UrlCheck } from '../../../../platform/gateways/outbound-https/outbound-https.ts'
import { addSeconds, type Instant } from '../../../../platform/vocabulary/dates.ts'
import {
  accept,
  type Decision,
  type FieldChange,
  refuse,
  type Refused,
  said,
} from '../../../../platform/vocabulary/decision.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { limits } from '../../../../platform/vocabulary/limits.ts'
import { targetCount } from '../bounds.ts'
import { csvRefusal, newCsv, templateRefusal, withCsv } from './csv-rules.ts'
import { fileNameOfTemplate } from './csv-templates.ts'
import { netvisorDefaults, type NetvisorInput, type NetvisorOptions } from './netvisor-shapes.ts'
import { type SftpReferences, sftpRefusal, withSftp } from './sftp-rules.ts'
import type { ExportTargetPatch, NewExportTarget } from './shapes.ts'
import type { SigningSecret, Target } from './target.ts'

const newNetvisor = (sent: NetvisorInput): NetvisorOptions => withNetvisor(netvisorDefaults, sent)

/** Options with those that are sent in place of the former. */
const withNetvisor = (
  options: NetvisorOptions,
  { dimensions, ...changed }: NetvisorInput,
): NetvisorOptions => ({
  ...options,
  ...changed,
  dimensions:
    dimensions?.map(({ dimensionId, name }) => ({ dimensionId: dimensionId.toLowerCase(), name })) ??
    options.dimensions,
})

/** What the fields of a request lead to, found beforehand. */
export interface TargetReferences extends SftpReferences {
  /** Null when no URL was sent. */
  readonly url: UrlCheck | null
  readonly dimensionIds: ReadonlySet<Id>
}

type FormCode = 'export_target_form_invalid' | 'export_target_url_not_allowed' | 'dimension_not_found'

export function create(
  wanted: NewExportTarget,
  references: TargetReferences,
  existing: number,
  made: { readonly id: Id; readonly now: Instant },
): Decision<Target, never, FormCode | 'export_target_limit_reached'> {
  const { url } = references
  const target: Target = {
    id: made.id,
    name: wanted.name,
    transport: wanted.transport,
    format: wanted.format,
    url: url?.ok ? url.url : null,
    sftp: wanted.transport === 'sftp' && wanted.sftp ? withSftp(null, wanted.sftp, references) : null,
    payTypeCodes: wanted.payTypeCodes ?? {},
    csv: wanted.format === 'csv' ? newCsv(wanted.template, wanted.csv ?? {}) : null,
    netvisor: isNetvisor(wanted.format) ? newNetvisor(wanted.netvisor ?? {}) : null,
    fileName: wanted.fileName ?? (wanted.template ? fileNameOfTemplate(wanted.template) : null),
    active: true,
    createdAt: made.now,
    updatedAt: made.now,
  }
  const refused =
    (wanted.template && templateRefusal(wanted.template, wanted.format, wanted.csv ?? {})) ??
    formRefusal(target, wanted, references) ??
    (wanted.transport === 'sftp' ? sftpRefusal(null, wanted.sftp ?? {}, references) : null)
  if (refused) return refused
  if (wanted.transport === 'https' && !url) return invalid('An https target needs a url.')
  if (wanted.transport === 'sftp' && !wanted.sftp) return invalid('An sftp target needs sftp.')
  if (existing >= targetCount)
    return refuse('export_target_limit_reached', said`The organisation has ${{ existing }} targets already.`)
  return accept(target, {
    audit: [
      audited(
        'create',
        target.id,
        auditedFields.map(field => ({ field, to: target[field] })),
      ),
    ],
  })
}

/**
 * Changes what was sent. A change to what already is leaves the target as it was. `newCredentialId`: what opens the account
 * of an `sftp` target is replaced.
 */
export function update(
  target: Target,
  patch: Omit<ExportTargetPatch, 'expectedUpdatedAt'>,
  references: TargetReferences,
  circumstances: { readonly unchanged: boolean; readonly newCredentialId: Id | null; readonly now: Instant },
): Decision<Target, never, FormCode | 'export_target_stale'> {
  const { unchanged, newCredentialId, now } = circumstances
  if (!unchanged) return refuse('export_target_stale', 'The target has changed since it was read.')
  const { url } = references
  const changed: Target = {
    ...target,
    name: patch.name ?? target.name,
    url: url?.ok ? url.url : target.url,
    sftp: target.sftp && withSftp(target.sftp, patch.sftp ?? {}, references),
    payTypeCodes: patch.payTypeCodes ?? target.payTypeCodes,
    csv: target.csv && withCsv(target.csv, patch.csv ?? {}),
    netvisor: target.netvisor && withNetvisor(target.netvisor, patch.netvisor ?? {}),
    fileName: patch.fileName === undefined ? target.fileName : patch.fileName,
    active: patch.active ?? target.active,
  }
  const refused =
    formRefusal(changed, patch, references) ??
    (target.sftp && patch.sftp ? sftpRefusal(target.sftp, patch.sftp, references) : null)
  if (refused) return refused
  const changes: FieldChange[] = auditedFields
    .filter(field => JSON.stringify(target[field]) !== JSON.stringify(changed[field]))
    .map(field => ({ field, from: target[field], to: changed[field] }))
  if (newCredentialId !== null) changes.push({ field: 'credentialId', to: newCredentialId })
  if (changes.length === 0) return accept(target)
  return accept({ ...changed, updatedAt: now }, { audit: [audited('update', target.id, changes)] })
}

/** Makes a newest secret; the former one keeps signing for a day, whatever signed before it stops. */
export function rotateSecret(
  target: Target,
  signing: readonly SigningSecret[],
  newest: SigningSecret,
  now: Instant,
): Decision<
  { readonly target: Target; readonly secrets: readonly SigningSecret[] },
  never,
  'export_target_has_no_secret'
> {
  const former = signing.find(secret => secret.expiresAt === null)
  if (target.transport !== 'https' || !former)
    return refuse('export_target_has_no_secret', `A ${target.transport} target signs nothing.`)
  const expiresAt = addSeconds(now, limits.webhook.rotationHours * 3600)
  return accept(
    { target: { ...target, updatedAt: now }, secrets: [newest, { ...former, expiresAt }] },
    { audit: [audited('rotate_secret', target.id, [{ field: 'secretId', to: newest.id }])] },
  )
}

const isNetvisor = (format: Target['format']): boolean => format !== 'json' && format !== 'csv'

const invalid = (detail: string) => refuse('export_target_form_invalid', detail)

/** Why what was sent does not fit the target as it would be. */
function formRefusal(
  target: Target,
  sent: Pick<NewExportTarget, 'csv' | 'netvisor'> & { readonly sftp?: object | null },
  { url, dimensionIds }: TargetReferences,
): Refused<FormCode> | null {
  const { transport, format, csv, netvisor } = target
  if (transport !== 'https' && url) return invalid(`A ${transport} target has no url.`)
  if (transport !== 'sftp' && sent.sftp) return invalid(`A ${transport} target has no sftp options.`)
  if (!csv && sent.csv) return invalid(`A ${format} target has no csv options.`)
  if (!netvisor && sent.netvisor) return invalid(`A ${format} target has no netvisor options.`)
  if (url && !url.ok) return refuse('export_target_url_not_allowed', url.detail, { reason: url.code })
  const refused = csv && csvRefusal(csv)
  if (refused) return refused
  const unknown = levelsNamed(sent).find(id => !dimensionIds.has(id))
  return unknown ? refuse('dimension_not_found', `There is no active tracking level ${unknown}.`) : null
}

/** The tracking levels that a request names, whose existence is to be found. */
export function levelsNamed({ csv, netvisor }: Pick<NewExportTarget, 'csv' | 'netvisor'>): readonly Id[] {
  const columns = csv?.columns?.flatMap(column =>
    typeof column === 'object' ? (column.dimensionId ?? []) : [],
  )
  const levels = [...(csv?.dimensions ?? []), ...(netvisor?.dimensions ?? [])]
  return [...(columns ?? []), ...levels.map(({ dimensionId }) => dimensionId)].map(id => id.toLowerCase())
}

const auditedFields = [
  'name',
  'transport',
  'format',
  'url',
  'sftp',
  'payTypeCodes',
  'csv',
  'netvisor',
  'fileName',
  'active',
] as const

const audited = (action: string, targetId: Id, changes: readonly FieldChange[]) => ({
  action: `export_targets.${action}`,
  targetType: 'export_target',
  targetId,
  changes,
})
