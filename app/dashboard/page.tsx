import { redirect } from 'next/navigation';
import { requireUser } from '@/lib/account/current-user';
import { paths } from '@/lib/paths';

export default async function DashboardPage() {
  await requireUser(paths.dashboard);
  redirect(paths.saved);
}
