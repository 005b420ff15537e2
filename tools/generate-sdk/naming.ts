/** `Work days` → `work-days`: the file of a tag. */
export const fileOfTag = (tag: string): string => tag.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')

/** `workDays` → `WorkDays`. */
export const capitalised = (name: string): string => name.slice(0, 1).toUpperCase() + name.slice(1)

/** `work_day` → `workDay`. */
export const camelCase = (name: string): string =>
  name.replaceAll(/[^a-z0-9]+([a-z0-9])/gi, (_, letter: string) => letter.toUpperCase())

/** A property's name as it is written in a type. */
export const propertyName = (name: string): string =>
  /^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name)
