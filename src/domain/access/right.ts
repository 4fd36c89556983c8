/** 'trial': only while the site shows sample figures, as the specification has it. */
export type Grant = 'always' | 'trial' | 'never'

export type Right = {
  /** As the page Staff names it. */
  title: string
  /** Administrators have every right. */
  consultant: Grant
  /** Coordinators have no right but those said here. */
  coordinator?: true
  /** The calls that need it, by group. */
  calls: Readonly<Record<string, readonly string[]>>
}
