/** By what a row names its customer. */
export const customerName = {
  id: (id: string): string => `id ${id.toLowerCase()}`,
  code: (code: string): string => `code ${code}`,
  reference: (source: string, id: string): string => `reference ${source} ${id}`,
}

export const emailsIn = (text: string | undefined): string[] =>
  (text ?? '').split(/[;,\s]+/).flatMap(email => email.toLowerCase() || [])
