/** A record of a register, as rows name it. */
interface Named {
  readonly code: string
  readonly name: string
  readonly active: boolean
}

/** A code comes before a name, and of several records with one name the active one. */
export function byCodeOrName<Record extends Named>(
  records: readonly Record[],
): (text: string) => Record | undefined {
  const byCode = new Map(records.map(record => [record.code, record]))
  const byName = new Map(
    records
      .toSorted((a, b) => Number(a.active) - Number(b.active))
      .map(record => [record.name.toLowerCase(), record]),
  )
  return text => byCode.get(text) ?? byCode.get(text.toLowerCase()) ?? byName.get(text.toLowerCase())
}

/** Records by their codes alone: by the code as it stands, otherwise in whatever letter case. */
export function byCode<Rec extends { readonly code: string | null }>(
  records: readonly Rec[],
): (text: string) => Rec | undefined {
  const named = new Map(records.map(record => [record.code, record]))
  const folded = new Map(records.map(record => [withoutCase(record.code ?? ''), record]))
  return text => named.get(text) ?? folded.get(withoutCase(text))
}

const withoutCase = (code: string): string => code.normalize('NFC').toLowerCase()
