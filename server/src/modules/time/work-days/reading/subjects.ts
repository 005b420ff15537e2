import type { Locale } from '../../../../platform/vocabulary/locales.ts'
import { byId, subject, type SubjectsOf } from '../../../people/me/port.ts'
import { withDraftFigures } from './draft-figures.ts'
import { registerWithIds } from './register-store.ts'

const titles: Readonly<Record<Locale, string>> = { fi: 'Työpäivä', sv: 'Arbetsdag', en: 'Work day' }

/** Work days with what was worked: of a frozen one as it was frozen, of a draft as it would count now. */
export const subjectsOfDays: SubjectsOf = async (db, { organisation }, ids, { language }) => {
  const rows = await registerWithIds(db, ids)
  const typeNames = new Map(rows.map(({ id, dayTypeName }) => [id, dayTypeName]))
  return byId(await withDraftFigures(db, organisation.timeZone, rows), ({ id, workDate, workedMinutes }) =>
    subject({
      title: titles[language],
      typeName: typeNames.get(id) ?? null,
      from: workDate,
      to: workDate,
      minutes: workedMinutes,
    }),
  )
}
