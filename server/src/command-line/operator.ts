import { userInfo } from 'node:os'

/** Who runs the command, as the operating system names them. */
export function operatorName(): string {
  try {
    return userInfo().username
  } catch {
    // In a container the account may have no name.
    return `uid ${process.getuid?.() ?? 'unknown'}`
  }
}
