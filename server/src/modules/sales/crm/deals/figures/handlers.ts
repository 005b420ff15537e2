import type { RawBuilder } from 'kysely'
import type { Caller } from '../../../../../platform/access/caller.ts'
import { by, keysetPage, type PageQuery } from '../../../../../platform/data/paging.ts'
import type { TenantDb } from '../../../../../platform/data/tenant-db.ts'
import { checkedRange } from '../../../../../platform/http/date-range.ts'
import { handle } from '../../../../../platform/http/handler.ts'
import type { Id } from '../../../../../platform/vocabulary/ids.ts'
import { allPipelines } from '../../pipelines/store.ts'
import { dealFigures } from './contract.ts'
import { closedRows, conversionRows, forecastRows, stayRows } from './rows.ts'
import * as store from './store.ts'
import { instantsOf, type Window, windowDays } from './windows.ts'

export const handlers = handle(dealFigures, {
  async forecast({ query, db, refuse }) {
    checkedRange(query, windowDays, refuse)
    const items = await store.forecast(db, forecastRows({ ...query, orgId: db.orgId }))
    return { ...windowOf(query), items }
  },

  async forecastDrilldown({ query, db, refuse }) {
    checkedRange(query, windowDays, refuse)
    return behind(db, 'dealFigures.forecastDrilldown', query, forecastRows({ ...query, orgId: db.orgId }))
  },

  async conversion({ query, caller, db, refuse }) {
    checkedRange(query, windowDays, refuse)
    const [stages, rows] = await Promise.all([
      stagesOf(db, query.pipelineId),
      store.conversion(db, conversionRows(within(query, caller, db))),
    ])
    const counted = new Map(rows.map(row => [row.stageId, row]))
    const items = (stages ?? refuse('pipeline_not_found')).map(({ id: stageId }) => {
      const { entered = 0, advanced = 0, lost = 0, open = 0 } = counted.get(stageId) ?? {}
      const conversionBp = entered === 0 ? null : Math.floor((advanced * 20_000 + entered) / (2 * entered))
      return { stageId, entered, advanced, lost, open, conversionBp }
    })
    return { ...windowOf(query), items }
  },

  async conversionDrilldown({ query, caller, db, refuse }) {
    checkedRange(query, windowDays, refuse)
    return behind(db, 'dealFigures.conversionDrilldown', query, conversionRows(within(query, caller, db)))
  },

  async timeInStage({ query, caller, db, refuse }) {
    checkedRange(query, windowDays, refuse)
    const [stages, rows] = await Promise.all([
      stagesOf(db, query.pipelineId),
      store.timeInStage(db, stayRows(within(query, caller, db))),
    ])
    const counted = new Map(rows.map(row => [row.stageId, row]))
    const items = (stages ?? refuse('pipeline_not_found')).map(({ id: stageId }) => {
      const found = counted.get(stageId)
      return {
        cell: stageId,
        stageId,
        stays: found?.stays ?? 0,
        averageSeconds: found?.averageSeconds ?? null,
        medianSeconds: found?.medianSeconds ?? null,
        longestSeconds: found?.longestSeconds ?? null,
      }
    })
    return { ...windowOf(query), items }
  },

  async timeInStageDrilldown({ query, caller, db, refuse }) {
    checkedRange(query, windowDays, refuse)
    return behind(db, 'dealFigures.timeInStageDrilldown', query, stayRows(within(query, caller, db)))
  },

  async winLoss({ query, caller, db, refuse }) {
    checkedRange(query, windowDays, refuse)
    return { ...windowOf(query), items: await store.winLoss(db, closedRows(within(query, caller, db))) }
  },

  async winLossDrilldown({ query, caller, db, refuse }) {
    checkedRange(query, windowDays, refuse)
    return behind(db, 'dealFigures.winLossDrilldown', query, closedRows(within(query, caller, db)))
  },
})

const windowOf = ({ from, to }: Window): Window => ({ from, to })

interface Filtered extends Window {
  readonly pipelineId?: Id
  readonly ownerMembershipId?: Id
}

const within = (query: Filtered, { organisation }: Caller, { orgId }: TenantDb) => ({
  orgId,
  pipelineId: query.pipelineId,
  ownerMembershipId: query.ownerMembershipId,
  ...instantsOf(query, organisation.timeZone),
})

const stagesOf = async (db: TenantDb, pipelineId: Id) =>
  (await allPipelines(db)).find(({ id }) => id === pipelineId.toLowerCase())?.stages

/** A page of the deals behind the number with a cell; a conversion has several numbers to one. */
function behind(
  db: TenantDb,
  operation: string,
  query: PageQuery & { readonly cell: string },
  rows: RawBuilder<unknown>,
) {
  const [cell = '', outcome] = operation.includes('conversion') ? query.cell.split('/') : [query.cell]
  return keysetPage(db, query, {
    operation,
    keys: [by('d.id')],
    rows: keyset => store.dealsBehind(db, rows, { cell, outcome }, keyset),
  })
}
