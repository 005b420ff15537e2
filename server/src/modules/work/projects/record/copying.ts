import type { WriteTransaction } from '../../../../platform/data/database.ts'
import { explained } from '../../../../platform/contract/sentences.ts'
import type { Handlers } from '../../../../platform/http/handler.ts'
import type { Contributions } from '../../../../platform/slots.ts'
import type { Locale } from '../../../../platform/vocabulary/locales.ts'
import { newId } from '../../../../platform/vocabulary/ids.ts'
import { fieldsOf } from '../../../records/custom-fields/port.ts'
import { circumstancesOf, surroundingsOf } from './circumstances.ts'
import type { projects } from './contract.ts'
import { copyReasons } from './copy-reasons.ts'
import { copyOf, daysBetween, fieldsLeftOut, wantedCopy } from './copy-rules.ts'
import { projectKind } from './record.ts'
import { existingReferences } from './references.ts'
import { type LeftOut, type ProjectBeingCopied, projectCopies, projectLeftBehind } from './slots.ts'
import * as store from './store.ts'
import { projectView } from './view.ts'

export const copyHandler: Pick<Handlers<typeof projects>, 'copy'> = {
  async copy({ params, body, caller, db, services, language, refuse, commit }) {
    const [found, defined] = await Promise.all([
      store.findProject(db, params.id),
      fieldsOf(db, projectKind.kind),
    ])
    const source = found ?? refuse('project_not_found')
    const known = await existingReferences(db, [source], services.contributions)
    const inUse = new Set(defined.flatMap(({ key, active }) => (active ? [key] : [])))
    const wanted = wantedCopy(source, body, { ...known, fields: inUse })
    const around = surroundingsOf(caller, services)
    const { fields, ...circumstances } = await circumstancesOf(db, around, wanted)
    let saving: Promise<unknown> = Promise.resolve()
    const { after } = await commit(
      copyOf(wanted, { ...circumstances, id: newId() }),
      change => (saving = store.saveProjects(db, [change], fields)),
    )
    // What belongs to the project refers to it, so it is there first.
    await saving
    const days = daysBetween(source.startDate, after.startDate)
    const { copied, leftOut } = await copyParts(db, services.contributions, {
      from: source.id,
      to: after.id,
      days,
      phaseIds: new Map(),
    })
    const all = [...fieldsLeftOut(source, wanted, body), ...leftOut]
    return { project: projectView(after), days, copied, leftOut: leftOutIn(all, language) }
  },
}

const leftOutIn = (all: readonly LeftOut[], language: Locale) =>
  all
    .filter(({ count }) => count > 0)
    .map(each => {
      const values = { why: each.reason, count: each.count }
      return { ...each, ...explained(copyReasons, { code: 'left_out_of_copy', values }, language) }
    })

/** Copies what belongs to a project; what others name by their phases comes after the phases. */
async function copyParts(tx: WriteTransaction, contributions: Contributions, project: ProjectBeingCopied) {
  const copied: { kind: string; count: number }[] = []
  const leftOut: LeftOut[] = []
  for (const part of contributions(projectCopies).toSorted((a, b) => a.order - b.order)) {
    const { count, leftOut: without } = await part.copy(tx, project)
    copied.push({ kind: part.kind, count })
    leftOut.push(...without)
  }
  const behind = await Promise.all(
    contributions(projectLeftBehind).map(
      async ({ kind, count }): Promise<LeftOut> => ({
        kind,
        reason: 'of_the_original',
        count: await count(tx, project.from),
      }),
    ),
  )
  return { copied, leftOut: [...leftOut, ...behind] }
}
