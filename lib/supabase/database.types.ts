export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[]

// Written by scripts/db-types.ts from supabase/migrations. Do not edit.
export type Database = {
  __InternalSupabase: {
    PostgrestVersion: "13.0.5"
  }
  public: {
    Tables: {
      blocks: {
        Row: {
          blocked_id: string
          blocker_id: string
          created_at: string
        }
        Insert: {
          blocked_id: string
          blocker_id?: string
          created_at?: string
        }
        Update: {
          blocked_id?: string
          blocker_id?: string
          created_at?: string
        }
        Relationships: [
          {
            foreignKeyName: "blocks_blocked_fkey"
            columns: ["blocked_id"]
            isOneToOne: false
            referencedRelation: "user_profiles"
            referencedColumns: ["id"]
          },
        ]
      }
      collection_items: {
        Row: {
          collection_id: string
          created_at: string
          position: number
          prompt_id: string
          user_id: string
          user_prompt_id: string | null
        }
        Insert: {
          collection_id: string
          created_at?: string
          position?: number
          prompt_id: string
          user_id?: string
          user_prompt_id?: never
        }
        Update: {
          collection_id?: string
          created_at?: string
          position?: number
          prompt_id?: string
          user_id?: string
          user_prompt_id?: never
        }
        Relationships: [
          {
            foreignKeyName: "collection_items_collection_fkey"
            columns: ["collection_id","user_id"]
            isOneToOne: false
            referencedRelation: "collections"
            referencedColumns: ["id","user_id"]
          },
        ]
      }
      collections: {
        Row: {
          created_at: string
          creation_key: string | null
          description: string | null
          hidden_at: string | null
          id: string
          is_public: boolean
          slug: string
          title: string
          updated_at: string
          user_id: string
        }
        Insert: {
          created_at?: string
          creation_key?: string | null
          description?: string | null
          hidden_at?: string | null
          id?: string
          is_public?: boolean
          slug: string
          title: string
          updated_at?: string
          user_id?: string
        }
        Update: {
          created_at?: string
          creation_key?: string | null
          description?: string | null
          hidden_at?: string | null
          id?: string
          is_public?: boolean
          slug?: string
          title?: string
          updated_at?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "collections_owner_fkey"
            columns: ["user_id"]
            isOneToOne: false
            referencedRelation: "user_profiles"
            referencedColumns: ["id"]
          },
        ]
      }
      daily_mails: {
        Row: {
          due_at: string
          link_hashes: string[]
          told_at: string
          user_id: string
        }
        Insert: {
          due_at?: string
          link_hashes?: string[]
          told_at?: string
          user_id?: string
        }
        Update: {
          due_at?: string
          link_hashes?: string[]
          told_at?: string
          user_id?: string
        }
        Relationships: []
      }
      feed_addresses: {
        Row: {
          created_at: string
          hash: string
          user_id: string
        }
        Insert: {
          created_at?: string
          hash: string
          user_id?: string
        }
        Update: {
          created_at?: string
          hash?: string
          user_id?: string
        }
        Relationships: []
      }
      follows: {
        Row: {
          author_id: string | null
          category: string | null
          created_at: string
          id: string
          user_id: string
        }
        Insert: {
          author_id?: string | null
          category?: string | null
          created_at?: string
          id?: string
          user_id?: string
        }
        Update: {
          author_id?: string | null
          category?: string | null
          created_at?: string
          id?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "follows_author_fkey"
            columns: ["author_id"]
            isOneToOne: false
            referencedRelation: "user_profiles"
            referencedColumns: ["id"]
          },
        ]
      }
      import_sources: {
        Row: {
          data: string
          import_id: string
          part: number
        }
        Insert: {
          data: string
          import_id: string
          part: number
        }
        Update: {
          data?: string
          import_id?: string
          part?: number
        }
        Relationships: [
          {
            foreignKeyName: "import_sources_import_id_fkey"
            columns: ["import_id"]
            isOneToOne: false
            referencedRelation: "imports"
            referencedColumns: ["id"]
          },
        ]
      }
      imported_prompts: {
        Row: {
          about: Json
          as_is: boolean | null
          category: string | null
          choice: string | null
          content: string
          content_bytes: number
          content_length: number
          import_id: string
          original: string | null
          place: number
          preview: string
          problem: string | null
          tags: string[]
          title: string
        }
        Insert: {
          about?: Json
          as_is?: boolean | null
          category?: string | null
          choice?: string | null
          content: string
          content_bytes?: never
          content_length?: never
          import_id: string
          original?: string | null
          place: number
          preview?: never
          problem?: string | null
          tags?: string[]
          title: string
        }
        Update: {
          about?: Json
          as_is?: boolean | null
          category?: string | null
          choice?: string | null
          content?: string
          content_bytes?: never
          content_length?: never
          import_id?: string
          original?: string | null
          place?: number
          preview?: never
          problem?: string | null
          tags?: string[]
          title?: string
        }
        Relationships: [
          {
            foreignKeyName: "imported_prompts_import_id_fkey"
            columns: ["import_id"]
            isOneToOne: false
            referencedRelation: "imports"
            referencedColumns: ["id"]
          },
        ]
      }
      imports: {
        Row: {
          about: Json
          created_at: string
          id: string
          user_id: string
        }
        Insert: {
          about?: Json
          created_at?: string
          id?: string
          user_id?: string
        }
        Update: {
          about?: Json
          created_at?: string
          id?: string
          user_id?: string
        }
        Relationships: []
      }
      keepers: {
        Row: {
          granted_at: string
          user_id: string
        }
        Insert: {
          granted_at?: string
          user_id: string
        }
        Update: {
          granted_at?: string
          user_id?: string
        }
        Relationships: []
      }
      missed_searches: {
        Row: {
          count: number
          day: string
          words: string
        }
        Insert: {
          count?: number
          day: string
          words: string
        }
        Update: {
          count?: number
          day?: string
          words?: string
        }
        Relationships: []
      }
      moderation_cases: {
        Row: {
          appeal: string | null
          appealed_at: string | null
          author_id: string
          by_reports: boolean
          changed_at: string
          collections: string[]
          decided_at: string
          hidden_at: string | null
          hidden_texts: string[]
          kept_reasons: string[]
          kind: string
          message: string | null
          prompts: string[]
          reason: string | null
          removed_texts: string[]
          state: string
          thing_id: string
          title: string
          told: boolean
        }
        Insert: {
          appeal?: string | null
          appealed_at?: string | null
          author_id: string
          by_reports?: boolean
          changed_at: string
          collections?: string[]
          decided_at: string
          hidden_at?: string | null
          hidden_texts?: string[]
          kept_reasons?: string[]
          kind: string
          message?: string | null
          prompts?: string[]
          reason?: string | null
          removed_texts?: string[]
          state: string
          thing_id: string
          title: string
          told?: boolean
        }
        Update: {
          appeal?: string | null
          appealed_at?: string | null
          author_id?: string
          by_reports?: boolean
          changed_at?: string
          collections?: string[]
          decided_at?: string
          hidden_at?: string | null
          hidden_texts?: string[]
          kept_reasons?: string[]
          kind?: string
          message?: string | null
          prompts?: string[]
          reason?: string | null
          removed_texts?: string[]
          state?: string
          thing_id?: string
          title?: string
          told?: boolean
        }
        Relationships: []
      }
      moderation_log: {
        Row: {
          action: string
          at: string
          author_id: string
          ends_at: string | null
          id: number
          kind: string | null
          moderator_id: string | null
          reason: string | null
          thing_id: string | null
        }
        Insert: {
          action: string
          at?: string
          author_id: string
          ends_at?: string | null
          id: number
          kind?: string | null
          moderator_id?: string | null
          reason?: string | null
          thing_id?: string | null
        }
        Update: {
          action?: string
          at?: string
          author_id?: string
          ends_at?: string | null
          id?: number
          kind?: string | null
          moderator_id?: string | null
          reason?: string | null
          thing_id?: string | null
        }
        Relationships: []
      }
      moderation_mails: {
        Row: {
          action: string
          by_reports: boolean
          ends_at: string | null
          id: number
          kind: string | null
          message: string | null
          reason: string | null
          thing_id: string | null
          title: string | null
          user_id: string
        }
        Insert: {
          action: string
          by_reports?: boolean
          ends_at?: string | null
          id: number
          kind?: string | null
          message?: string | null
          reason?: string | null
          thing_id?: string | null
          title?: string | null
          user_id: string
        }
        Update: {
          action?: string
          by_reports?: boolean
          ends_at?: string | null
          id?: number
          kind?: string | null
          message?: string | null
          reason?: string | null
          thing_id?: string | null
          title?: string | null
          user_id?: string
        }
        Relationships: []
      }
      moderators: {
        Row: {
          granted_at: string
          user_id: string
        }
        Insert: {
          granted_at?: string
          user_id: string
        }
        Update: {
          granted_at?: string
          user_id?: string
        }
        Relationships: []
      }
      personal_tokens: {
        Row: {
          created_at: string
          expires_at: string | null
          hash: string
          id: string
          last_used_on: string | null
          name: string
          networks: string[]
          new_network_at: string | null
          scope: string
          user_id: string
        }
        Insert: {
          created_at?: string
          expires_at?: string | null
          hash: string
          id?: string
          last_used_on?: string | null
          name: string
          networks?: string[]
          new_network_at?: string | null
          scope: string
          user_id?: string
        }
        Update: {
          created_at?: string
          expires_at?: string | null
          hash?: string
          id?: string
          last_used_on?: string | null
          name?: string
          networks?: string[]
          new_network_at?: string | null
          scope?: string
          user_id?: string
        }
        Relationships: []
      }
      pinned_prompts: {
        Row: {
          created_at: string
          prompt_id: string
          user_id: string
          user_prompt_id: string | null
        }
        Insert: {
          created_at?: string
          prompt_id: string
          user_id?: string
          user_prompt_id?: never
        }
        Update: {
          created_at?: string
          prompt_id?: string
          user_id?: string
          user_prompt_id?: never
        }
        Relationships: []
      }
      prompt_changes: {
        Row: {
          before: Json
          collection_id: string | null
          id: string
          kind: string
          made_at: string
          user_id: string
          written: Json | null
        }
        Insert: {
          before: Json
          collection_id?: string | null
          id?: string
          kind: string
          made_at?: string
          user_id: string
          written?: Json | null
        }
        Update: {
          before?: Json
          collection_id?: string | null
          id?: string
          kind?: string
          made_at?: string
          user_id?: string
          written?: Json | null
        }
        Relationships: []
      }
      prompt_saves: {
        Row: {
          prompt_id: string
          saves: number
        }
        Insert: {
          prompt_id: string
          saves: number
        }
        Update: {
          prompt_id?: string
          saves?: number
        }
        Relationships: [
          {
            foreignKeyName: "prompt_saves_prompt_id_fkey"
            columns: ["prompt_id"]
            isOneToOne: true
            referencedRelation: "user_prompts"
            referencedColumns: ["id"]
          },
        ]
      }
      public_prompt_counts: {
        Row: {
          category: string
          prompts: number
        }
        Insert: {
          category: string
          prompts: number
        }
        Update: {
          category?: string
          prompts?: number
        }
        Relationships: []
      }
      reports: {
        Row: {
          author_id: string
          counts: boolean
          created_at: string
          decided_at: string | null
          id: string
          kind: string
          note: string | null
          outcome: string | null
          reason: string
          reporter_id: string
          thing_id: string
          title: string
        }
        Insert: {
          author_id: string
          counts: boolean
          created_at?: string
          decided_at?: string | null
          id?: string
          kind: string
          note?: string | null
          outcome?: string | null
          reason: string
          reporter_id: string
          thing_id: string
          title: string
        }
        Update: {
          author_id?: string
          counts?: boolean
          created_at?: string
          decided_at?: string | null
          id?: string
          kind?: string
          note?: string | null
          outcome?: string | null
          reason?: string
          reporter_id?: string
          thing_id?: string
          title?: string
        }
        Relationships: []
      }
      saved_prompts: {
        Row: {
          created_at: string
          prompt_id: string
          used_at: string | null
          user_id: string
          user_prompt_id: string | null
        }
        Insert: {
          created_at?: string
          prompt_id: string
          used_at?: string | null
          user_id?: string
          user_prompt_id?: never
        }
        Update: {
          created_at?: string
          prompt_id?: string
          used_at?: string | null
          user_id?: string
          user_prompt_id?: never
        }
        Relationships: []
      }
      suggestion_answers: {
        Row: {
          created_at: string
          hidden_at: string | null
          id: string
          suggestion_id: string
          text: string
          writer_id: string
        }
        Insert: {
          created_at?: string
          hidden_at?: string | null
          id?: string
          suggestion_id: string
          text: string
          writer_id: string
        }
        Update: {
          created_at?: string
          hidden_at?: string | null
          id?: string
          suggestion_id?: string
          text?: string
          writer_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "suggestion_answers_suggestion_id_fkey"
            columns: ["suggestion_id"]
            isOneToOne: false
            referencedRelation: "suggestions"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "suggestion_answers_writer_fkey"
            columns: ["writer_id"]
            isOneToOne: false
            referencedRelation: "user_profiles"
            referencedColumns: ["id"]
          },
        ]
      }
      suggestions: {
        Row: {
          answer: string | null
          author_id: string | null
          base: string
          content: string | null
          created_at: string
          decided_at: string | null
          hidden_at: string | null
          id: string
          note: string
          prompt_id: string
          state: string
          suggester_id: string
          title: string
          told: boolean
          user_prompt_id: string | null
        }
        Insert: {
          answer?: string | null
          author_id?: string | null
          base: string
          content?: string | null
          created_at?: string
          decided_at?: string | null
          hidden_at?: string | null
          id?: string
          note: string
          prompt_id: string
          state?: string
          suggester_id: string
          title: string
          told?: boolean
          user_prompt_id?: never
        }
        Update: {
          answer?: string | null
          author_id?: string | null
          base?: string
          content?: string | null
          created_at?: string
          decided_at?: string | null
          hidden_at?: string | null
          id?: string
          note?: string
          prompt_id?: string
          state?: string
          suggester_id?: string
          title?: string
          told?: boolean
          user_prompt_id?: never
        }
        Relationships: [
          {
            foreignKeyName: "suggestions_author_fkey"
            columns: ["author_id"]
            isOneToOne: false
            referencedRelation: "user_profiles"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "suggestions_suggester_fkey"
            columns: ["suggester_id"]
            isOneToOne: false
            referencedRelation: "user_profiles"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "suggestions_user_prompt_id_fkey"
            columns: ["user_prompt_id"]
            isOneToOne: false
            referencedRelation: "user_prompts"
            referencedColumns: ["id"]
          },
        ]
      }
      suspensions: {
        Row: {
          ends_at: string | null
          message: string | null
          reason: string
          suspended_at: string
          user_id: string
        }
        Insert: {
          ends_at?: string | null
          message?: string | null
          reason: string
          suspended_at: string
          user_id: string
        }
        Update: {
          ends_at?: string | null
          message?: string | null
          reason?: string
          suspended_at?: string
          user_id?: string
        }
        Relationships: []
      }
      user_profiles: {
        Row: {
          bio: string | null
          display_name: string | null
          hidden_at: string | null
          id: string
          updated_at: string
          username: string
          x_handle: string | null
        }
        Insert: {
          bio?: string | null
          display_name?: string | null
          hidden_at?: string | null
          id?: string
          updated_at?: string
          username: string
          x_handle?: string | null
        }
        Update: {
          bio?: string | null
          display_name?: string | null
          hidden_at?: string | null
          id?: string
          updated_at?: string
          username?: string
          x_handle?: string | null
        }
        Relationships: []
      }
      user_prompt_uses: {
        Row: {
          prompt_id: string
          used_at: string
        }
        Insert: {
          prompt_id: string
          used_at: string
        }
        Update: {
          prompt_id?: string
          used_at?: string
        }
        Relationships: [
          {
            foreignKeyName: "user_prompt_uses_prompt_id_fkey"
            columns: ["prompt_id"]
            isOneToOne: true
            referencedRelation: "user_prompts"
            referencedColumns: ["id"]
          },
        ]
      }
      user_prompt_versions: {
        Row: {
          category: string | null
          content: string
          content_length: number
          id: string
          prompt_id: string
          replaced_at: string
          suggestion_id: string | null
          title: string
        }
        Insert: {
          category?: string | null
          content: string
          content_length?: never
          id?: string
          prompt_id: string
          replaced_at: string
          suggestion_id?: string | null
          title: string
        }
        Update: {
          category?: string | null
          content?: string
          content_length?: never
          id?: string
          prompt_id?: string
          replaced_at?: string
          suggestion_id?: string | null
          title?: string
        }
        Relationships: [
          {
            foreignKeyName: "user_prompt_versions_prompt_id_fkey"
            columns: ["prompt_id"]
            isOneToOne: false
            referencedRelation: "user_prompts"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "user_prompt_versions_suggestion_id_fkey"
            columns: ["suggestion_id"]
            isOneToOne: false
            referencedRelation: "suggestions"
            referencedColumns: ["id"]
          },
        ]
      }
      user_prompts: {
        Row: {
          category: string | null
          content: string
          created_at: string
          creation_key: string | null
          deleted_at: string | null
          hidden_at: string | null
          id: string
          is_public: boolean
          preview: string
          published_at: string | null
          search: string
          source_author: string | null
          source_id: string | null
          source_title: string | null
          suggestions: string
          tags: string[]
          title: string
          updated_at: string
          user_id: string
          variable_count: number
        }
        Insert: {
          category?: string | null
          content: string
          created_at?: string
          creation_key?: string | null
          deleted_at?: string | null
          hidden_at?: string | null
          id?: string
          is_public?: boolean
          preview?: never
          published_at?: string | null
          search?: string
          source_author?: string | null
          source_id?: string | null
          source_title?: string | null
          suggestions?: string
          tags?: string[]
          title: string
          updated_at?: string
          user_id?: string
          variable_count?: number
        }
        Update: {
          category?: string | null
          content?: string
          created_at?: string
          creation_key?: string | null
          deleted_at?: string | null
          hidden_at?: string | null
          id?: string
          is_public?: boolean
          preview?: never
          published_at?: string | null
          search?: string
          source_author?: string | null
          source_id?: string | null
          source_title?: string | null
          suggestions?: string
          tags?: string[]
          title?: string
          updated_at?: string
          user_id?: string
          variable_count?: number
        }
        Relationships: [
          {
            foreignKeyName: "user_prompts_author_fkey"
            columns: ["user_id"]
            isOneToOne: false
            referencedRelation: "user_profiles"
            referencedColumns: ["id"]
          },
        ]
      }
      withdrawn_suggestions: {
        Row: {
          created_at: string
          id: string
          suggester_id: string
        }
        Insert: {
          created_at: string
          id: string
          suggester_id: string
        }
        Update: {
          created_at?: string
          id?: string
          suggester_id?: string
        }
        Relationships: []
      }
    }
    Views: { [_ in never]: never }
    Functions: {
      answer_suggestion: {
        Args: {
          said: string
          suggestion: string
        }
        Returns: string
      }
      appeal: {
        Args: {
          kind: string
          said: string
          thing: string
        }
        Returns: boolean
      }
      change_prompts: {
        Args: {
          change: string
          collection?: string
          ids: string[]
          new_category?: string
        }
        Returns: {
          change_id: string | null
          prompts: number
          public_ids: string[]
        }[]
      }
      collection_prompts: {
        Args: {
          collection: string
        }
        Returns: string[]
      }
      count_collection_prompts: {
        Args: {
          collections: string[]
          library: string[]
        }
        Returns: {
          id: string
          prompts: number
        }[]
      }
      count_missed_search: {
        Args: {
          words: string
        }
        Returns: undefined
      }
      count_public_matches: {
        Args: {
          at_most?: number
          query: string
        }
        Returns: number
      }
      decline_suggestion: {
        Args: {
          answer?: string
          suggestion: string
        }
        Returns: undefined
      }
      delete_account: {
        Args: never
        Returns: {
          collections: string[]
          prompts: string[]
          username: string | null
        }[]
      }
      deleted_prompts: {
        Args: never
        Returns: {
          category: string | null
          deleted_at: string
          id: string
          title: string
        }[]
      }
      end_daily_mails: {
        Args: {
          secret: string
        }
        Returns: undefined
      }
      ensure_profile: {
        Args: never
        Returns: Database["public"]["Tables"]["user_profiles"]["Row"]
      }
      feed_contents: {
        Args: {
          address: string
        }
        Returns: {
          categories: string[]
          prompts: string[]
        }[]
      }
      followed_prompts: {
        Args: never
        Returns: {
          category: string | null
          display_name: string | null
          id: string
          is_of_followed: boolean
          published_at: string
          title: string
          username: string
        }[]
      }
      import_doubles: {
        Args: {
          import: string
        }
        Returns: {
          bytes: number
          is_public: boolean
          place: number
          prompt_id: string
          same: boolean
          title: string
        }[]
      }
      import_prompts: {
        Args: {
          category_of_all?: string
          collection_of_all?: string
          double_ids?: string[]
          doubles?: number[]
          import: string
          replaced?: number[]
          skipped?: number[]
          slug_of_all?: string
        }
        Returns: {
          change_id: string | null
          collection_ids: string[]
          prompts: number
          replaced_ids: string[]
        }[]
      }
      is_moderator: {
        Args: never
        Returns: boolean
      }
      library_saves: {
        Args: never
        Returns: {
          saves: number
          slug: string
        }[]
      }
      lift_suspension: {
        Args: {
          account: string
        }
        Returns: boolean
      }
      moderate: {
        Args: {
          decision: string
          kind: string
          message: string
          reason: string
          seen: string
          thing: string
        }
        Returns: {
          author_id: string
          collections: string[]
          prompts: string[]
          username: string
        }[]
      }
      moderation_item: {
        Args: {
          kind: string
          thing: string
        }
        Returns: Json
      }
      moderation_queue: {
        Args: {
          first_row?: number
          page_size?: number
        }
        Returns: {
          appealed_at: string | null
          is_hidden: boolean
          kind: string
          oldest: string
          reasons: string[]
          reports: number
          thing_id: string
          title: string
          total: number
          username: string
        }[]
      }
      move_in_collection: {
        Args: {
          after?: string
          collection: string
          prompt: string
        }
        Returns: boolean
      }
      newest_collections: {
        Args: {
          at_most: number
        }
        Returns: {
          slug: string
          updated_at: string
          username: string
        }[]
      }
      often_missed_searches: {
        Args: never
        Returns: {
          days: number
          searches: number
          words: string
        }[]
      }
      own_collections: {
        Args: {
          prompt?: string
        }
        Returns: {
          changed_at: string
          description: string | null
          id: string
          included: boolean
          is_public: boolean
          prompts: number
          title: string
        }[]
      }
      own_counts: {
        Args: never
        Returns: {
          collections: number
          hidden: number
          is_moderator: boolean
          is_suspended: boolean
          prompts: number
          public_prompts: number
          saved: number
          suggestions: number
        }[]
      }
      own_prompt_categories: {
        Args: {
          at_most?: number
        }
        Returns: {
          category: string
          prompts: number
        }[]
      }
      own_prompt_tags: {
        Args: {
          at_most?: number
        }
        Returns: {
          prompts: number
          tag: string
        }[]
      }
      own_saved_prompts: {
        Args: {
          at_most?: number
          in_library?: string[]
          query?: string
        }
        Returns: {
          category: string | null
          collections: string[]
          created_at: string
          pinned: boolean
          prompt_id: string
          rank: number | null
          title: string | null
          used_at: string | null
        }[]
      }
      own_titles: {
        Args: never
        Returns: {
          from_library: string[]
          saved: string[]
          written: string[]
        }[]
      }
      prompt_copies: {
        Args: {
          at_most?: number
          prompt: string
        }
        Returns: string[]
      }
      prompt_suggestions: {
        Args: {
          prompt: string
        }
        Returns: {
          open: number
          taken: number
          usernames: string[]
        }[]
      }
      recent_prompts: {
        Args: {
          at_most?: number
        }
        Returns: {
          category: string | null
          display_name: string | null
          is_own: boolean
          is_public: boolean | null
          pinned_at: string | null
          prompt_id: string
          title: string | null
          updated_at: string | null
          used_at: string | null
          username: string | null
          variable_count: number | null
        }[]
      }
      record_prompt_use: {
        Args: {
          prompt: string
        }
        Returns: undefined
      }
      remove_deleted: {
        Args: {
          prompt?: string
          until?: string
        }
        Returns: number
      }
      rename_category: {
        Args: {
          category: string
          merge?: boolean
          new_name: string
        }
        Returns: {
          change_id: string | null
          prompts: number
          public_ids: string[]
        }[]
      }
      rename_tag: {
        Args: {
          merge?: boolean
          new_name: string
          tag: string
        }
        Returns: {
          change_id: string | null
          prompts: number
          public_ids: string[]
        }[]
      }
      report_thing: {
        Args: {
          kind: string
          note?: string
          reason: string
          thing: string
        }
        Returns: {
          author_id: string | null
          collections: string[]
          prompts: string[]
          result: string
          username: string | null
        }[]
      }
      restore_prompt: {
        Args: {
          prompt: string
        }
        Returns: boolean
      }
      search_own_prompts: {
        Args: {
          collected?: boolean
          in_category?: string
          in_collection?: string
          in_tag?: string
          page?: number
          page_size?: number
          query?: string
          sorted_by?: string
          visible_to_all?: boolean
        }
        Returns: {
          ids: string[]
          pinned: string[]
          total: number
        }[]
      }
      search_own_titles: {
        Args: {
          at_most?: number
          query: string
        }
        Returns: {
          category: string | null
          id: string
          title: string
        }[]
      }
      search_people: {
        Args: {
          at_most?: number
          query: string
        }
        Returns: {
          display_name: string | null
          username: string
        }[]
      }
      search_public_prompts: {
        Args: {
          after_created_at?: string
          after_id?: string
          after_rank?: number
          in_category?: string
          page_size?: number
          query?: string
        }
        Returns: {
          category: string | null
          created_at: string
          display_name: string | null
          id: string
          preview: string
          rank: number
          title: string
          updated_at: string
          user_id: string
          username: string
          variable_count: number
          x_handle: string | null
        }[]
      }
      see_decisions: {
        Args: never
        Returns: undefined
      }
      suggest_change: {
        Args: {
          base: string
          content?: string
          note: string
          prompt: string
          title?: string
        }
        Returns: string
      }
      suspend_account: {
        Args: {
          account: string
          ends_at: string
          message: string
          reason: string
        }
        Returns: boolean
      }
      tag_prompts: {
        Args: {
          added?: string[]
          ids: string[]
          removed?: string[]
        }
        Returns: {
          change_id: string | null
          prompts: number
          public_ids: string[]
        }[]
      }
      take_daily_mails: {
        Args: never
        Returns: {
          email: string | null
          prompts: Json | null
          secret: string | null
          suggestions: number
          total: number
        }[]
      }
      take_moderation_mails: {
        Args: never
        Returns: {
          action: string
          by_reports: boolean
          email: string
          ends_at: string | null
          kind: string | null
          message: string | null
          reason: string | null
          thing_id: string | null
          title: string | null
        }[]
      }
      take_suggestion: {
        Args: {
          content?: string
          seen?: string
          suggestion: string
        }
        Returns: string
      }
      undo_change: {
        Args: {
          change: string
        }
        Returns: {
          collection: string | null
          deleted_collections: string[]
          prompts: number
          public_ids: string[]
        }[]
      }
      use_token: {
        Args: {
          network: string
          token: string
        }
        Returns: {
          scope: string
          user_id: string
        }[]
      }
      username_available: {
        Args: {
          candidate: string
        }
        Returns: boolean
      }
    }
    Enums: { [_ in never]: never }
    CompositeTypes: { [_ in never]: never }
  }
}
