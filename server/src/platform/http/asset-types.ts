import { extname } from 'node:path'

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
}

/** The media type of a file that pages are made with. */
export function assetType(file: string): string {
  const type = types[extname(file)]
  if (!type) throw new Error(`no media type for ${file}`)
  return type
}
