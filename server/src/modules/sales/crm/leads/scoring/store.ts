import { type RawBuilder, sql } from 'kysely'
import type { WriteTransaction } from '../../../../../platform/data/database.ts'
import { table } from '../../../../../platform/data/table.ts'
import { date, instant, json, uuid } from '../../../../../platform/data/table-columns.ts'
import type { TenantDb } from '../../../../../platform/data/tenant-db.ts'
import type { PlainDate } from '../../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../../platform/vocabulary/ids.ts'
import { valuesOf } from '../../../../records/custom-fields/port.ts'
import { openStates } from '../life.ts'
import { type LeadRecord, leadTable } from '../record.ts'
import type { StoredScoreVersion } from './rules.ts'
import { type Scoring, scoreOf } from './scored.ts'
import type { ScoreRule } from './shapes.ts'

const versions = table('leadScoreVersions', {
  id: uuid,
  validFrom: date.fixed(),
  rules: json<readonly ScoreRule[]>().fixed(),
  createdAt: instant.fixed(),
})

export const listVersions = (db: TenantDb, keyset: RawBuilder<unknown>): Promise<StoredScoreVersion[]> =>
  db.sql<StoredScoreVersion>`
    select ${versions.select('v')} from lead_score_versions v where v.org_id = ${db.orgId} ${keyset}`

/** The version that leads are scored by on a day; null when there is none yet. */
export const scoringOn = async (db: TenantDb, day: PlainDate): Promise<StoredScoreVersion | null> =>
  (
    await db.sql<StoredScoreVersion>`
      select ${versions.select('v')} from lead_score_versions v
      where v.org_id = ${db.orgId} and v.valid_from <= ${day}::date
      order by v.valid_from desc, v.id desc limit 1`
  )[0] ?? null

export const insertVersion = (tx: WriteTransaction, version: StoredScoreVersion): Promise<unknown> =>
  versions.insert(tx, [version])

/** Whether an open lead has its score by another version, or by none. */
export const isScoredOtherwise = async (db: TenantDb, versionId: Id): Promise<boolean> =>
  (
    await db.sql`
      select from leads l
      where l.org_id = ${db.orgId} and l.state = any(${openStates}::text[])
        and l.score_version_id is distinct from ${versionId} limit 1`
  ).length > 0

/** Scores every open lead by a version, in two statements; only those are saved that it says something else of. */
export async function rescore(tx: WriteTransaction, scoring: Scoring): Promise<void> {
  const leads = await tx.sql<LeadRecord>`
    select ${leadTable.select('l')}, ${valuesOf(tx.orgId, sql`l.id`)} as custom_fields, null as source
    from leads l where l.org_id = ${tx.orgId} and l.state = any(${openStates}::text[])`
  const changed = leads.flatMap(lead => {
    const { score, scoreVersionId, scoreReasons } = scoreOf(lead, scoring)
    return scoreVersionId === lead.scoreVersionId
      ? []
      : [
          {
            id: lead.id,
            score,
            scoreReasons,
            updated: score !== lead.score || !isSame(scoreReasons, lead.scoreReasons),
          },
        ]
  })
  if (changed.length === 0) return
  tx.defer(tx.sql`
    update leads l set score = c.score, score_version_id = ${scoring.id}, score_reasons = c."scoreReasons",
      updated_at = case when c.updated then ${tx.now}::timestamptz else l.updated_at end
    from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb)
      as c(id uuid, score integer, "scoreReasons" jsonb, updated boolean)
    where l.org_id = ${tx.orgId} and l.id = c.id
    returning l.id`)
}

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)
