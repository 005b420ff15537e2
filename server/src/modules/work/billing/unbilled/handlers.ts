import { sentenceOf } from '../../../../platform/contract/sentences.ts'
import { by, openPage } from '../../../../platform/data/paging.ts'
import { handle } from '../../../../platform/http/handler.ts'
import { dateIn } from '../../../../platform/vocabulary/dates.ts'
import type { Locale } from '../../../../platform/vocabulary/locales.ts'
import { idsOfPage, pageOfProjects, projectPageKeys, projectsFor } from '../../projects/record/port.ts'
import { capKind } from '../consumption/record.ts'
import { priceReasons } from '../source-rows/price-reasons.ts'
import { type Obstacle, isDivisible } from '../source-rows/row.ts'
import type { RowTerms } from '../terms/resolving.ts'
import { unbilled } from './contract.ts'
import { obstacleReasons } from './obstacle-reasons.ts'
import { pageOfKeys, rowsOfKeys, type UnbilledRow, unbilledRows } from './reading.ts'
import type { ShownSourceRow } from './shapes.ts'
import { sumsOf } from './sums.ts'

export const handlers = handle(unbilled, {
  async projects({ query, caller, db, now, services, refuse }) {
    const asOf = query.asOf ?? dateIn(caller.organisation.timeZone, now)
    if (query.from !== undefined && asOf < query.from) refuse('range_end_before_start')
    const page = openPage(db, query, { operation: 'unbilled.projects', keys: projectPageKeys })
    const projectIds = idsOfPage(db.orgId, query, page.fragment)
    const [projects, { rows, termsOf }] = await Promise.all([
      pageOfProjects(db, query, page.fragment),
      unbilledRows(db, services.contributions, { projectIds, from: query.from, asOf }),
    ])
    const { items, pageInfo } = page.answer(projects)
    const rowsBy = Map.groupBy(rows, ({ projectId }) => projectId)
    return {
      items: items.map(({ id, name, customerId }) => ({
        projectId: id,
        name,
        customerId,
        ...sumsOf(rowsBy.get(id) ?? []),
        terms: shownTerms(termsOf({ ...ofNothing, projectId: id, customerId, date: asOf })),
      })),
      pageInfo,
    }
  },

  async rows({ query, caller, db, now, services, language, refuse }) {
    const asOf = query.asOf ?? dateIn(caller.organisation.timeZone, now)
    if (query.from !== undefined && asOf < query.from) refuse('range_end_before_start')
    const { from, phaseId, membershipId, kind } = query
    const projectIds = projectsFor(db.orgId, query)
    const page = openPage(db, query, { operation: 'unbilled.rows', keys })
    const scope = { projectIds, from, asOf, phaseId, membershipId }
    const { items, pageInfo } = page.answer(
      await pageOfKeys(db, services.contributions, { scope, kind }, page),
    )
    const rows = await rowsOfKeys(db, services.contributions, items, asOf)
    return { items: rows.map(row => shown(row, language)), pageInfo }
  },
})

/** What terms of a project are found by. */
const ofNothing = { phaseId: null, rule: null, articleId: null } as const

const shownTerms = ({ vat: { lacks: _, ...vat }, required, ...terms }: RowTerms) => ({
  ...terms,
  vat,
  required: [...required],
})

const keys = [by('e.date'), by('e.kind'), by('e.id'), by('e.place')]

const shown = (row: UnbilledRow, language: Locale): ShownSourceRow => ({
  id: `${row.kind}:${row.sourceId}:${row.place}`,
  kind: row.kind,
  sourceId: row.sourceId,
  place: row.place,
  customerId: row.customerId,
  projectId: row.projectId,
  phaseId: row.phaseId,
  date: row.date,
  membershipId: row.membershipId,
  taskId: row.taskId,
  entryTypeId: row.entryTypeId,
  text: row.text,
  minutes: row.minutes,
  billedMinutes: row.billedMinutes,
  rateCentsPerHour: row.rateCentsPerHour,
  rule: row.rule,
  vatBp: row.vatBp,
  cents: row.cents,
  restCents: row.restCents,
  divisible: isDivisible(row) && row.kind !== capKind,
  billable: row.obstacle === null,
  obstacle: row.obstacle,
  ...obstacleSaid(row.obstacle, language),
  terms: shownTerms(row.terms),
  explanation: row.explanation,
  explain: sentenceOf(priceReasons, row.explanation, language),
})

function obstacleSaid(obstacle: Obstacle | null, language: Locale) {
  if (obstacle === null) return { obstacleExplain: null, obstacleExplanation: null }
  const reason = { code: 'billing_stopped', values: { obstacle } } as const
  return {
    obstacleExplain: sentenceOf(obstacleReasons, reason, language),
    obstacleExplanation: reason,
  }
}
