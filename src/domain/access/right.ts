/** 'trial': only while the site shows sample figures, as specified. */
export type Grant = 'always' | 'trial' | 'never'

export type Right = {
  /** The name on the page Staff. */
  title: string
  /** Administrators have every right. */
  consultant: Grant
  /** Coordinators have only the rights marked here. */
  coordinator?: true
  /** The calls that need it, by group. */
  calls: Readonly<Record<string, readonly string[]>>
}
