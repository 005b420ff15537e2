/**
 * How far the values of an audited field may be seen and kept.
 * - `open`: stored and shown.
 * - `personal`: stored, shown only as changed, and erased with the person; the chain holds a salted digest.
 * - `secret`: never stored; the trail records only that it changed.
 */
export type Sensitivity = 'open' | 'personal' | 'secret'

/**
 * The sensitivity of a family's audited fields, by target type and field. `modules.*` matches every field that begins
 * with `modules.`, `*` every field of the record.
 */
export type AuditedFields = Readonly<Record<string, Readonly<Record<string, Sensitivity>>>>

const secret = /secret|password|passphrase|token|hash|credential$|recovery|totp|otp|private_?key/i
/** Names of identifiers, states and instants, which an event's payload may hold too. */
const open = /(Id|Ids|At|Until|Count|Minutes|Cents)$|^(status|state|active|role|kind|scope|readOnly|locale)$/

/**
 * The sensitivity of a field. An undeclared one is secret or open when its name says so (`open` above), and otherwise
 * personal, so that it is masked until it is declared.
 */
export function sensitivityOf(
  declared: Readonly<Record<string, Sensitivity>> | undefined,
  field: string,
): Sensitivity {
  const dot = field.indexOf('.')
  const said =
    declared?.[field] ?? (dot < 0 ? undefined : declared?.[`${field.slice(0, dot)}.*`]) ?? declared?.['*']
  if (said !== undefined) return said
  if (open.test(field)) return 'open'
  return secret.test(field) ? 'secret' : 'personal'
}
