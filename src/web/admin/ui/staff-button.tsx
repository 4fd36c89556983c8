import type { LucideIcon } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { Button, ButtonAnchor, ButtonLink } from '../../ui/button.tsx'

/** The sign before the words. */
type WithIcon = { icon?: LucideIcon }

/** A button as small as the back office wants it: quiet, unless it is the one that counts. */
export function StaffButton({ icon, children, ...rest }: ComponentProps<typeof Button> & WithIcon) {
  return (
    <Button kind="quiet" {...rest} size="staff">
      {withIcon(icon, children)}
    </Button>
  )
}

export function StaffButtonLink({
  icon,
  children,
  ...rest
}: ComponentProps<typeof ButtonLink> & WithIcon) {
  return (
    <ButtonLink kind="quiet" {...rest} size="staff">
      {withIcon(icon, children)}
    </ButtonLink>
  )
}

export function StaffButtonAnchor({
  icon,
  children,
  ...rest
}: ComponentProps<typeof ButtonAnchor> & WithIcon) {
  return (
    <ButtonAnchor kind="quiet" {...rest} size="staff">
      {withIcon(icon, children)}
    </ButtonAnchor>
  )
}

function withIcon(Icon: LucideIcon | undefined, children: ReactNode) {
  return (
    <>
      {Icon && <Icon className="size-4.25" aria-hidden />}
      {children}
    </>
  )
}
