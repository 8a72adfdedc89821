'use client';

import { Component, type ReactNode } from 'react';

type Props = { words: ReactNode; children: ReactNode };

/** Shows `words` where what stands in it failed. A class, because `catchError` of next/error costs every page that has one 2.4 KB. */
export class AwayBoundary extends Component<Props, { failed: boolean }> {
  static getDerivedStateFromError() {
    return { failed: true };
  }

  override state = { failed: false };

  override render() {
    return this.state.failed ? this.props.words : this.props.children;
  }
}
