export function programFile(name: 'main' | 'command-line/main', onMaking?: () => void): string
export function ensureBundle(onMaking?: () => void): string | undefined
