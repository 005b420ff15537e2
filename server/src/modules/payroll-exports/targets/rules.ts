import { addSeconds, type Instant } from '../../../platform/vocabulary/dates.ts'
import {
  accept,
  type Decision,
  type FieldChange,
  type Refused,
  refuse,
} from '../../../platform/vocabulary/decision.ts'
import type { Id } from '../../../platform/vocabulary/ids.ts'
import { limits } from '../../../platform/vocabulary/limits.ts'
import { targetCount } from '../bounds.ts'
import { csvRefusal, newCsv, templateRefusal, withCsv } from './csv-rules.ts'
import { newNetvisor, withNetvisor } from './netvisor-rules.ts'
import type { ExportTargetPatch, NewExportTarget } from './shapes.ts'
import type { SigningSecret, Target } from './target.ts'

export type CheckedUrl =
  | { readonly ok: true; readonly url: string }
  | { readonly ok: false; readonly code: string; readonly detail: string }

/** What the fields of a request lead to, found beforehand. */
export interface TargetReferences {
  /** Null when no URL was sent. */
  readonly url: CheckedUrl | null
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
    payTypeCodes: wanted.payTypeCodes ?? {},
    csv: wanted.format === 'csv' ? newCsv(wanted.template, wanted.csv ?? {}) : null,
    netvisor: isNetvisor(wanted.format) ? newNetvisor(wanted.netvisor ?? {}) : null,
    fileName: wanted.fileName ?? null,
    active: true,
    createdAt: made.now,
    updatedAt: made.now,
  }
  const refused =
    (wanted.template && templateRefusal(wanted.template, wanted.format, wanted.csv ?? {})) ??
    formRefusal(target, wanted, references)
  if (refused) return refused
  if (wanted.transport === 'https' && !url) return invalid('An https target needs a url.')
  if (existing >= targetCount)
    return refuse('export_target_limit_reached', `The organisation has ${existing} targets already.`)
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

/** Changes what was sent. A change to what already is leaves the target as it was. */
export function update(
  target: Target,
  patch: Omit<ExportTargetPatch, 'expectedUpdatedAt'>,
  references: TargetReferences,
  unchanged: boolean,
  now: Instant,
): Decision<Target, never, FormCode | 'export_target_stale'> {
  if (!unchanged) return refuse('export_target_stale', 'The target has changed since it was read.')
  const { url } = references
  const changed: Target = {
    ...target,
    name: patch.name ?? target.name,
    url: url?.ok ? url.url : target.url,
    payTypeCodes: patch.payTypeCodes ?? target.payTypeCodes,
    csv: target.csv && withCsv(target.csv, patch.csv ?? {}),
    netvisor: target.netvisor && withNetvisor(target.netvisor, patch.netvisor ?? {}),
    fileName: patch.fileName === undefined ? target.fileName : patch.fileName,
    active: patch.active ?? target.active,
  }
  const refused = formRefusal(changed, patch, references)
  if (refused) return refused
  const changes = auditedFields
    .filter(field => JSON.stringify(target[field]) !== JSON.stringify(changed[field]))
    .map(field => ({ field, from: target[field], to: changed[field] }))
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
  if (!former) return refuse('export_target_has_no_secret', `A ${target.transport} target signs nothing.`)
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
  sent: Pick<ExportTargetPatch, 'csv' | 'netvisor'> | Pick<NewExportTarget, 'csv' | 'netvisor'>,
  { url, dimensionIds }: TargetReferences,
): Refused<FormCode> | null {
  const { transport, format, csv, netvisor } = target
  if (transport === 'download' && url) return invalid('A download target has no url.')
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
