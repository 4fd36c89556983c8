import { KeyRound, LogOut, MonitorSmartphone, ShieldCheck, UserRound } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { roleLabels } from '../../../domain/access/rights.ts'
import { toast } from '../../ui/toast.ts'
import { auth, authErrorText } from '../auth.ts'
import { staffPaths } from '../pages.ts'
import { staffQueries } from '../query.ts'
import { useMe } from '../session.tsx'

export function useSignOut(): () => Promise<void> {
  const navigate = useNavigate()
  return async () => {
    try {
      await auth.signOut()
      void navigate(staffPaths.login, { replace: true })
      staffQueries.clear()
    } catch (error) {
      toast({ title: 'Errore', description: authErrorText(error), variant: 'destructive' })
    }
  }
}

export function Initials({ name }: { name: string }) {
  const letters = name
    .split(/\s+/)
    .slice(0, 2)
    .map((part) => part.charAt(0).toLocaleUpperCase('it-IT'))
    .join('')
  return (
    <span
      aria-hidden
      className="grid size-8.5 flex-none place-items-center rounded-full bg-primary-light font-bold text-primary-dark"
    >
      {letters}
    </span>
  )
}

/** The signed-in person, at the bottom of the sidebar. */
export function UserMenu() {
  const me = useMe()
  const navigate = useNavigate()
  const signOut = useSignOut()
  const go = (anchor: string) => () => navigate(`${staffPaths.account}?parte=${anchor}`)
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger className="mt-auto flex items-center gap-2.5 rounded-tag p-2 text-left leading-[1.3] hover:bg-paper-2 data-[state=open]:bg-paper-2">
        <Initials name={me.name} />
        <span className="min-w-0">
          <span className="block truncate font-semibold">{me.name}</span>
          <span className="block text-[0.84375rem] text-ink-2">{roleLabels[me.role]}</span>
        </span>
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          side="top"
          align="start"
          sideOffset={6}
          className="staff z-60 w-56 rounded-control bg-white p-1.5 text-staff shadow-e2"
        >
          <Entry icon={<UserRound />} label="Il mio account" onSelect={go('dati')} />
          <Entry icon={<KeyRound />} label="Cambia password" onSelect={go('password')} />
          <Entry
            icon={<ShieldCheck />}
            label="Verifica in due passaggi"
            onSelect={go('verifica')}
          />
          <Entry icon={<MonitorSmartphone />} label="Sessioni" onSelect={go('sessioni')} />
          <DropdownMenu.Separator className="my-1.5 h-px bg-line" />
          <Entry icon={<LogOut />} label="Esci" onSelect={() => void signOut()} />
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}

type EntryProps = { icon: ReactNode; label: string; onSelect: () => void }

function Entry({ icon, label, onSelect }: EntryProps) {
  return (
    <DropdownMenu.Item
      onSelect={onSelect}
      className="flex h-9 cursor-pointer items-center gap-2.5 rounded-tag px-2.5 outline-none data-highlighted:bg-primary-light [&_svg]:size-4.5 [&_svg]:text-ink-2"
    >
      {icon}
      {label}
    </DropdownMenu.Item>
  )
}
