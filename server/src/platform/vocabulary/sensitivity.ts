/**
 * How far the values of an audited field may be seen and kept.
 * - `open`: stored and shown.
 * - `personal`: stored, shown only as changed, and erased with the person; the chain commits to a salted digest.
 * - `secret`: never stored; the trail says that it changed and nothing else.
 */
export type Sensitivity = 'open' | 'personal' | 'secret'

/**
 * By target type and field, what a family's audit lines may tell. `modules.*` stands for every field that begins with
 * `modules.`, `*` for every field of the record.
 */
export type AuditedFields = Readonly<Record<string, Readonly<Record<string, Sensitivity>>>>

const secret = /secret|password|passphrase|token|hash|credential$|recovery|totp|otp|private_?key/i
/** What may also stand in an event's payload: identifiers, states and instants. */
const open = /(Id|Ids|At|Until|Count|Minutes|Cents)$|^(status|state|active|role|kind|scope|readOnly|locale)$/

/**
 * A field that nobody declares is secret when its name says so, open when it names an identifier, a state or an
 * instant, and personal otherwise: masked until somebody says that it need not be.
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
