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
import {
  csvDefaults,
  type CsvInput,
  type CsvOptions,
  type ExportTargetPatch,
  type NewExportTarget,
} from './shapes.ts'
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
  { url, dimensionIds }: TargetReferences,
  existing: number,
  made: { readonly id: Id; readonly now: Instant },
): Decision<Target, never, FormCode | 'export_target_limit_reached'> {
  const refused = formRefusal(wanted.transport, wanted.format, { url, csv: wanted.csv }, dimensionIds)
  if (refused) return refused
  if (wanted.transport === 'https' && !url)
    return refuse('export_target_form_invalid', 'An https target needs a url.')
  if (existing >= targetCount)
    return refuse('export_target_limit_reached', `The organisation has ${existing} targets already.`)
  const target: Target = {
    id: made.id,
    name: wanted.name,
    transport: wanted.transport,
    format: wanted.format,
    url: url?.ok ? url.url : null,
    payTypeCodes: wanted.payTypeCodes ?? {},
    csv: wanted.format === 'csv' ? withOptions(csvDefaults, wanted.csv ?? {}) : null,
    active: true,
    createdAt: made.now,
    updatedAt: made.now,
  }
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
  { url, dimensionIds }: TargetReferences,
  unchanged: boolean,
  now: Instant,
): Decision<Target, never, FormCode | 'export_target_stale'> {
  if (!unchanged) return refuse('export_target_stale', 'The target has changed since it was read.')
  const refused = formRefusal(target.transport, target.format, { url, csv: patch.csv }, dimensionIds)
  if (refused) return refused
  const changed: Target = {
    ...target,
    name: patch.name ?? target.name,
    url: url?.ok ? url.url : target.url,
    payTypeCodes: patch.payTypeCodes ?? target.payTypeCodes,
    csv: target.csv && withOptions(target.csv, patch.csv ?? {}),
    active: patch.active ?? target.active,
  }
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
  if (!former) return refuse('export_target_has_no_secret', 'A download target signs nothing.')
  const expiresAt = addSeconds(now, limits.webhook.rotationHours * 3600)
  return accept(
    { target: { ...target, updatedAt: now }, secrets: [newest, { ...former, expiresAt }] },
    { audit: [audited('rotate_secret', target.id, [{ field: 'secretId', to: newest.id }])] },
  )
}

function formRefusal(
  transport: Target['transport'],
  format: Target['format'],
  sent: { readonly url: CheckedUrl | null; readonly csv?: NewExportTarget['csv'] | undefined },
  dimensionIds: ReadonlySet<Id>,
): Refused<FormCode> | null {
  if (transport === 'download' && sent.url)
    return refuse('export_target_form_invalid', 'A download target has no url.')
  if (format !== 'csv' && sent.csv)
    return refuse('export_target_form_invalid', `A ${format} target has no csv options.`)
  if (sent.url && !sent.url.ok)
    return refuse('export_target_url_not_allowed', sent.url.detail, { reason: sent.url.code })
  const unknown = sent.csv?.dimensions?.find(
    ({ dimensionId }) => !dimensionIds.has(dimensionId.toLowerCase()),
  )
  return unknown
    ? refuse('dimension_not_found', `There is no active tracking level ${unknown.dimensionId}.`)
    : null
}

const withOptions = (options: CsvOptions, { dimensions, ...changed }: CsvInput): CsvOptions => ({
  ...options,
  ...changed,
  dimensions:
    dimensions?.map(({ dimensionId, heading }) => ({ dimensionId: dimensionId.toLowerCase(), heading })) ??
    options.dimensions,
})

const auditedFields = ['name', 'transport', 'format', 'url', 'payTypeCodes', 'csv', 'active'] as const

const audited = (action: string, targetId: Id, changes: readonly FieldChange[]) => ({
  action: `export_targets.${action}`,
  targetType: 'export_target',
  targetId,
  changes,
})
