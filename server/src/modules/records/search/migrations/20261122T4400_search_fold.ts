import { type Kysely, sql } from 'kysely'
import { requireExtensions } from '../../../../platform/data/extensions.ts'

/** Only expands. */
export const expands = true

/** What texts are compared in when something is looked for; `platform/data/folding.ts` folds what was asked in the same way. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await requireExtensions(db, ['pg_trgm', 'btree_gin'])
  // `return` has its names looked up now, so no setting of a session can give them another meaning.
  await sql`
    create function search_fold(written text) returns text
    language sql immutable strict parallel safe
    return btrim(regexp_replace(
      translate(
        replace(replace(replace(replace(replace(replace(replace(replace(
          regexp_replace(
            regexp_replace(normalize(written, NFKD),
              '[\u0001-\u0008\u000e-\u001f\u007f\u00ad\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u200b-\u200f\u202a-\u202e\u2060-\u206f\u20d0-\u20ff\ufe00-\ufe0f\ufe20-\ufe2f\ufeff]',
              '', 'g'),
            '[\t-\r\u0085\u1680\u2028\u2029]', ' ', 'g'),
          'ß', 'ss'), 'ẞ', 'ss'), 'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe'), 'Œ', 'oe'), 'þ', 'th'), 'Þ', 'th'),
        'ABCDEFGHIJKLMNOPQRSTUVWXYZøØłŁđĐðÐħĦıŋŊŧŦəƏ’‘‚‛ʼ“”„‐‑‒–—―−|АБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдежзиклмнопрстуфхцчшщъыьэюяІіЄєҐґΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩαβγδεζηθικλμνξοπρσςτυφχψω',
        'abcdefghijklmnopqrstuvwxyzoollddddhhinnttaa''''''''''"""-------¦abvgdezziklmnoprstufhccss"y''euaabvgdezziklmnoprstufhccss"y''euaiieeggabgdezhqiklmnxoprstufxywabgdezhqiklmnxoprsstufxyw'),
      ' +', ' ', 'g'))`.execute(db)
  // The digits of a number of any country, with the country: a number without one is Finnish.
  await sql`
    create function search_phone(written text) returns text
    language sql immutable strict parallel safe
    return regexp_replace(regexp_replace(regexp_replace(regexp_replace(normalize(written, NFKC),
      '[^0-9]', '', 'g'), '^00', ''), '^0', '358'), '^3580', '358')`.execute(db)
}
