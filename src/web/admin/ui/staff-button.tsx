import type { LucideIcon } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { Button, ButtonAnchor, ButtonLink } from '../../ui/button.tsx'

/** The icon before the label. */
type WithIcon = { icon?: LucideIcon }

/** The small button of the back office; quiet unless another kind is given. */
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
