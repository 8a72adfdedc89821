export const metadata = { title: 'A bare page', description: 'As little as a page of Next can be.' };

export default function RootLayout({ children }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  );
}
