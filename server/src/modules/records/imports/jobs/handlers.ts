import { handle, withWorkAhead } from '../../../../platform/http/handler.ts'
import { by, keysetPage } from '../../../../platform/data/paging.ts'
import { wakeOutbox } from '../../../../platform/outbox/due.ts'
import type { Caller } from '../../../../platform/access/caller.ts'
import { compiled, bodies } from '../../../../platform/http/validators.ts'
import { instantFromMilliseconds } from '../../../../platform/vocabulary/dates.ts'
import { type Id, newId } from '../../../../platform/vocabulary/ids.ts'
import { limits } from '../../../../platform/vocabulary/limits.ts'
import { type ImportRegister, importRegisters } from '../register.ts'
import { importJobs } from './contract.ts'
import { resultsFor } from '../warnings.ts'
import { jobsName } from './outbox.ts'
import { partsOf } from './parts.ts'
import { readTable } from './reading.ts'
import type { JobRecord } from './record.ts'
import * as rules from './rules.ts'
import type { Job } from './shapes.ts'
import * as store from './store.ts'

/** Jobs of others are for whoever reaches everyone's rows, as their imports are. */
const importerSeenBy = ({ reach, membership }: Caller): Id | null =>
  reach === 'organisation' ? null : membership.id

const shown = ({
  mode: _,
  options: __,
  fields: ___,
  credentialKind: ____,
  credentialId: _____,
  ...job
}: JobRecord): Job =>
  ({
    ...job,
    failureReason: job.failureCode && { code: job.failureCode },
    doneCount: job.createdCount + job.updatedCount + job.unchangedCount + job.errorCount,
  }) as Job

/** Whether the register takes the options and its part of the product is in use. */
function takes({ inJobs, feature }: ImportRegister, options: object, { features }: Caller): boolean {
  if (feature !== undefined && !features.get(feature)?.active) return false
  const { body } = inJobs?.operation ?? {}
  return body !== undefined && compiled(bodies, body)()({ ...options, rows: [] })
}

export const handlers = handle(importJobs, {
  start: withWorkAhead(
    async ({ body, caller, services }) => {
      const { register: name, file, format, headerLine, sheet, unknownColumns, columnMap } = body
      const register = services.contributions(importRegisters).find(each => each.register === name)
      if (!register || !takes(register, body.options ?? {}, caller)) return undefined
      const table = await readTable(services, register, {
        ...{ file, format },
        ...(headerLine !== undefined && { headerLine }),
        ...(sheet !== undefined && { sheet }),
        ...(unknownColumns !== undefined && { unknownColumns }),
        ...(columnMap !== undefined && { columnMap }),
      })
      return { ...table, parts: partsOf(table.rows, limits.importRows) }
    },
    async ({ body, caller, db, services, refuse, commit }, table) => {
      const { parts, rows, told, columns } =
        table ??
        refuse('import_job_option_unknown', `An import into ${body.register} does not take the options.`)
      const isOver = parts.length === 0
      const job: JobRecord = {
        ...{ id: newId(), register: body.register, filename: body.filename ?? null },
        ...{ mode: body.mode ?? 'upsert', dryRun: body.dry ?? false, options: body.options ?? {} },
        ...{ columns: told, fields: columns, rowCount: rows.length },
        ...{ createdCount: 0, updatedCount: 0, unchangedCount: 0, errorCount: 0, importIds: [] },
        ...{ state: isOver ? 'completed' : 'running', failureCode: null, endedAt: isOver ? db.now : null },
        ...{ credentialKind: caller.credential.kind, credentialId: caller.credential.id },
        ...{ createdAt: db.now, createdByMembershipId: caller.membership.id },
      }
      await commit(rules.start(job))
      await store.insertJob(db, job, parts, instantFromMilliseconds(Date.now()))
      wakeOutbox(services, db, jobsName)
      return shown(job)
    },
  ),

  async get({ params, caller, db, refuse }) {
    const job = await store.findJob(db, params.id, importerSeenBy(caller))
    return shown(job ?? refuse('import_job_not_found'))
  },

  async rows({ params, query, caller, db, language, refuse }) {
    const [job, page] = await Promise.all([
      store.findJob(db, params.id, importerSeenBy(caller)),
      keysetPage(db, query, {
        operation: 'importJobs.rows',
        keys: [by('r.rowIndex')],
        rows: keyset => store.listRows(db, params.id, query.status, keyset),
      }),
    ])
    if (!job) refuse('import_job_not_found')
    const results = page.items.map(({ result }) => result)
    return { ...page, items: resultsFor(caller, language, results) }
  },

  async cancel({ params, caller, db, refuse, commit }) {
    const job = (await store.findJob(db, params.id, importerSeenBy(caller))) ?? refuse('import_job_not_found')
    return shown(await commit(rules.cancel(job, db.now), cancelled => store.saveEnded(db, cancelled)))
  },
})
