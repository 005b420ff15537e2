import pg from 'pg'

/** The failure that an ErrorResponse message reports, as `pg` itself would report it. */
export function readFailure(bytes: Buffer, start: number, end: number): pg.DatabaseError {
  const fields = new Map<string, string>()
  for (let at = start; at < end && bytes[at] !== 0; ) {
    const textEnd = bytes.indexOf(0, at + 1)
    fields.set(String.fromCharCode(bytes[at] as number), bytes.toString('utf8', at + 1, textEnd))
    at = textEnd + 1
  }
  const failure = new pg.DatabaseError(fields.get('M') ?? 'PostgreSQL failed', end - start, 'error')
  failure.severity = fields.get('V') ?? fields.get('S')
  failure.code = fields.get('C')
  failure.detail = fields.get('D')
  failure.hint = fields.get('H')
  failure.position = fields.get('P')
  failure.where = fields.get('W')
  failure.schema = fields.get('s')
  failure.table = fields.get('t')
  failure.column = fields.get('c')
  failure.constraint = fields.get('n')
  failure.routine = fields.get('R')
  return failure
}
