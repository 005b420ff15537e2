import type { NamedOperation } from '../family.ts'

export interface Sample {
  readonly language: 'shell' | 'typescript' | 'python'
  readonly title: string
  readonly text: string
}

/** How an operation is called, in each language. */
export function samplesOf(operation: NamedOperation, baseUrl: string): readonly Sample[] {
  const lines = [
    `curl -X ${operation.method} '${baseUrl}${operation.path}'`,
    `-H "Authorization: Bearer $KEY"`,
  ]
  if (operation.example?.body !== undefined)
    lines.push(`-H 'Content-Type: application/json'`, `-d '${JSON.stringify(operation.example.body)}'`)
  return [
    { language: 'shell', title: 'curl', text: lines.join(' \\\n  ') },
    { language: 'typescript', title: 'TypeScript', text: `await konttori.${operation.id}()` },
    {
      language: 'python',
      title: 'Python',
      text: `requests.request('${operation.method}', '${baseUrl}${operation.path}')`,
    },
  ]
}
